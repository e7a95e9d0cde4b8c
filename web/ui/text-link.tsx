import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

/** Draws a link inside text. @example <TextLink to='/login'>{text.account.login}</TextLink> */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes('text-link', className as string | undefined)} />
}
