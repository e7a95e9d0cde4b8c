/** Shows the address under a name in its own direction; where a line must end inside it, after the @ first. */
export function EmailAddress({ children }: { children: string }) {
  const domain = children.lastIndexOf('@') + 1
  return (
    <p className='type-small text-soft break-words'>
      <bdi>
        {children.slice(0, domain)}
        <wbr />
        {children.slice(domain)}
      </bdi>
    </p>
  )
}
