/**
 * The first digits of mada cards, 6 or 8 of them; many are co-badged and would otherwise look like Visa or Mastercard. For the
 * mark in the field only: the list ages, and no card is refused by it.
 */
const LISTED = `
  22337902 22337986 22402030 242030 40177800 403024 40545400 406136 406996 40719700 40728100 40739500 407520 409201 410621
  410685 410834 412565 417633 419593 420132 421141 42222200 422817-422819 428331 428671-428673 431361 432328 434107 439954
  440533 440647 440795 442429 442463 445564 446393 446404 446672 45488707 45501701 455036 455708 457865 457997 458456 462220
  468540-468543 474491 483010-483012 484783 486094-486096 489318 489319 49098000 49098001 492464 504300 513213 515079 516138
  520058 521076 52166100 524130 524514 524940 529415 529741 530060 531196 535825 535989 536023 537767 53973776 543085 543357
  549760 554180 555610 558563 588845 588848 588850 589206 604906 605141 636120 968201-968209 968211 968212
`

const RANGES = LISTED.trim()
  .split(/\s+/)
  .map(entry => {
    const [from = '', to = from] = entry.split('-')
    return { from: Number(from), to: Number(to), digits: from.length }
  })

/** Tells whether the digits typed so far are those of a mada card. */
export function isMada(number: string): boolean {
  return RANGES.some(({ from, to, digits }) => {
    if (number.length < digits) return false
    const start = Number(number.slice(0, digits))
    return start >= from && start <= to
  })
}
