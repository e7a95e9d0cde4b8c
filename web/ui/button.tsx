import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Nuqta } from './nuqta.tsx'

interface Look {
  /** One primary in a view. `delete` is never filled. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'delete'
  readonly size?: 'normal' | 'small' | 'large'
  /** Stretches to the width of its column. */
  readonly wide?: boolean
  readonly icon?: LucideIcon | undefined
  /** After the words: the arrow that leads forward. Mirrored in Arabic. */
  readonly iconEnd?: LucideIcon | undefined
  /** Mirrors `icon` too (back arrows, log out). */
  readonly mirrored?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode
  /** The words of the saving state; while they are given the button keeps its width and takes no press. */
  readonly saving?: string | false | undefined
}

function look({ variant = 'primary', size = 'normal', wide = false }: Look): string {
  return classes('button', `button-${variant}`, size !== 'normal' && `button-${size}`, wide && 'w-full')
}

/**
 * Draws a button; while it saves, it says so and takes no press.
 *
 * @example <Button type='submit' saving={save.isPending && text.common.saving} iconEnd={ArrowRight}>{text.common.next}</Button>
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, mirrored, saving, ...others } = props
  const { children, className, onClick, ...rest } = others
  const busy = typeof saving === 'string'
  return (
    <button
      type='button'
      {...rest}
      aria-busy={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
      className={classes(look(props), className)}
    >
      {busy ? (
        <span className='grid justify-items-center'>
          {/* Both in one cell: the width stays that of the longer. */}
          <span
            className='invisible col-start-1 row-start-1 inline-flex items-center gap-2.5'
            aria-hidden='true'
          >
            <Content icon={icon} iconEnd={iconEnd} mirrored={mirrored}>
              {children}
            </Content>
          </span>
          <span className='col-start-1 row-start-1 inline-flex items-center gap-2.5' role='status'>
            <Nuqta />
            <span>{saving}</span>
          </span>
        </span>
      ) : (
        <Content icon={icon} iconEnd={iconEnd} mirrored={mirrored}>
          {children}
        </Content>
      )}
    </button>
  )
}

/** Draws a link that leads on as a button. */
export function ButtonLink(props: Look & LinkProps) {
  const { variant, size, wide, icon, iconEnd, mirrored, children, className, ...rest } = props
  return (
    <Link {...rest} className={classes(look(props), className)}>
      <Content icon={icon} iconEnd={iconEnd} mirrored={mirrored}>
        {children}
      </Content>
    </Link>
  )
}

function Content({
  icon,
  iconEnd,
  mirrored,
  children,
}: Pick<Look, 'icon' | 'iconEnd'> & { mirrored?: boolean | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} mirrored={mirrored ?? false} />}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} mirrored />}
    </>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon
  /** Said to readers: there are no words to see. */
  readonly label: string
  readonly mirrored?: boolean
}

/** Draws a square button of 48 px, icon alone. */
export function IconButton({ icon, label, mirrored = false, className, ...rest }: IconButtonProps) {
  return (
    <button type='button' {...rest} aria-label={label} className={classes('icon-button', className)}>
      <Icon of={icon} size={22} mirrored={mirrored} />
    </button>
  )
}
