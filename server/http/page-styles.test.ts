import { expect, it } from 'vitest'
import { stylesFor } from './page-styles.ts'

const leftFor = (html: string, sheet: string, script = '') => stylesFor({ html, script }, sheet)

it('rules for classes that the page does not have are left out, the others stay as they are', () => {
  const sheet =
    'body{margin:0}.here,.gone{color:red}.gone:hover{color:blue}@layer a{.gone{top:0}.here .gone{top:1px}}'
  expect(leftFor('<p class="here x">', sheet)).toBe('body{margin:0}.here{color:red}@layer a{}')
})

it('classes with signs that HTML or CSS escape are found', () => {
  const sheet = String.raw`.md\:w-\[calc\(1px\+2px\)\]{width:3px}.\[\&\>a\]\:b>a{top:0}.\32 xl\:c{top:1px}.d\.5{top:2px}`
  expect(leftFor('<p class="md:w-[calc(1px+2px)] [&amp;&gt;a]:b 2xl:c d.5">', sheet)).toBe(sheet)
})

it('what an attribute, a state or the script may bring stays', () => {
  const sheet =
    '[data-theme=dark] .here{top:0}details[open]>.here{top:1px}.here:not(.gone){top:2px}.late{top:3px}'
  expect(leftFor('<p class="here">', sheet, `element.className = 'late'`)).toBe(sheet)
})
