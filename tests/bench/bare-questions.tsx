import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const OPTIONS = [1, 2, 3, 4, 5]

/** Draws one question after the other: the least that React does between a press and the next question. */
function Questions() {
  const [number, setNumber] = useState(1)
  return (
    <main data-question={number}>
      <form
        onSubmit={event => {
          event.preventDefault()
          setNumber(number + 1)
        }}
      >
        <fieldset key={number}>
          <legend>Question {number}</legend>
          {OPTIONS.map(option => (
            <label key={option}>
              <input type='radio' name='answer' value={option} /> Option {option} of question {number}
            </label>
          ))}
        </fieldset>
        <button type='submit'>Next</button>
      </form>
    </main>
  )
}

createRoot(document.body).render(<Questions />)
