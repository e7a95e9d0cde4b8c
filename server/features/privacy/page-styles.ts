/** Styles the readable copy: it is opened from a disk, years later, so it brings its own look and asks for nothing. */
export const PAGE_STYLES = `
:root { color-scheme: light dark; --line: #e1dbcd; --soft: #54625d }
body { margin: 0; font: 16px/1.8 "IBM Plex Sans Arabic", Tahoma, Arial, sans-serif; color: #16221f; background: #faf8f3 }
main { max-width: 52rem; margin: 0 auto; padding: 24px 20px 64px }
h1 { font-size: 30px; line-height: 1.4 } h2 { font-size: 21px; margin: 40px 0 8px }
nav ul { columns: 2; padding-inline-start: 20px } a { color: #0f4a3c }
dl { display: grid; grid-template-columns: minmax(9rem, 15rem) 1fr; gap: 4px 20px; margin: 0; padding: 14px 0;
  border-top: 1px solid var(--line); break-inside: avoid-page }
dt { color: var(--soft) } dd { margin: 0; min-width: 0; overflow-wrap: anywhere } dd p { margin: 0 0 8px }
pre { margin: 0; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (width < 560px) { dl { grid-template-columns: 1fr } dd { margin-block-end: 8px } nav ul { columns: 1 } }
@media (prefers-color-scheme: dark) { body { color: #ebf0ed; background: #0f1614 } a { color: #63c9ac }
  :root { --line: #2d3a35; --soft: #a9b6b0 } }
@media print { body { background: none; color: #000; font-size: 11pt } nav { display: none } main { max-width: none; padding: 0 } }
`
