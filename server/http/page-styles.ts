import postcss from 'postcss'

/**
 * Returns what of a style sheet a page can use: all but the rules for classes that stand neither in the page nor in its
 * script. Attributes and states change while a page is shown, so a rule that hangs on these alone stays.
 */
export function stylesFor(page: { readonly html: string; readonly script: string }, sheet: string): string {
  const classes = new Set(
    [page.html.replaceAll('&amp;', '&').replaceAll('&gt;', '>'), page.script].flatMap(wordsOf),
  )
  const root = postcss.parse(sheet)
  root.walkRules(rule => {
    const used = rule.selectors.filter(selector => classesOf(selector).every(name => classes.has(name)))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  return root.toString()
}

const wordsOf = (text: string) => text.match(/[^\s"'`]+/g) ?? []

/** Lists the classes that an element must have; those within `:is()`, `:not()` and their like are other people's, or a choice. */
function classesOf(selector: string): string[] {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(/(?<!\\)\((?:[^()\\]|\\.)*\)/g, '')
  }
  const names = outside.match(/\.(?:\\[\da-f]{1,6}\s|\\.|[\w-])+/g) ?? []
  return names.map(unescapeClass)
}

const unescapeClass = (name: string) =>
  name
    .slice(1)
    .replace(/\\([\da-f]{1,6})\s/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
