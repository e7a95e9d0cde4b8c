import { classes } from '#web/ui/classes.ts'
import { BRAND_NAMES, type Brand } from './brand.ts'

/** Shows a network's name in a box: a word, until its licensed mark is at hand. */
export function BrandMark(props: { brand: Brand; strong?: boolean; hidden?: boolean }) {
  const { brand, strong = false, hidden = false } = props
  return (
    <bdi
      lang='en'
      aria-hidden={hidden || undefined}
      className={classes(
        'font-ui rounded-badge inline-block border px-2 py-0.5 text-[12px] leading-[1.5] font-semibold',
        strong ? 'border-ink border-2 text-ink' : 'border-edge text-soft',
      )}
    >
      {BRAND_NAMES[brand]}
    </bdi>
  )
}
