import { PrimitivesPage } from '#web/features/primitives/primitives-page.tsx'
import { NoIndex } from '#web/features/shell/no-index.tsx'

/** In the development app alone (web/routes.ts). */
export default function Primitives() {
  return (
    <>
      <title>Primitives</title>
      <NoIndex />
      <PrimitivesPage />
    </>
  )
}
