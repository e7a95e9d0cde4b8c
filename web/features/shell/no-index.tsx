/** A page that belongs to one person, or to one moment: not for search engines. React lifts it into the head. */
export const NoIndex = () => <meta name='robots' content='noindex' />
