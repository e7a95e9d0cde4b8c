import { PrimitivesPage } from '#web/features/primitives/primitives-page.tsx'

/** Shows the primitives, in the development app alone (web/routes.ts). */
export default function Primitives() {
  return (
    <>
      <title>Primitives</title>
      <PrimitivesPage />
    </>
  )
}
