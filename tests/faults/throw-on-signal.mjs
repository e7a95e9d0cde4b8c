/** Loaded into a server under test: a mistake of ours, at a moment of the test's choice, where nobody catches it. */
process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Error('a secret of noura@example.com')
  }, 1)
})
process.on('SIGHUP', () => {
  Promise.reject(new Error('a secret of noura@example.com'))
})
