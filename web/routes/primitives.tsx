import { PrimitivesPage } from '#web/features/primitives/primitives-page.tsx'

/** In the development app alone (web/routes.ts). */
export default function Primitives() {
  return (
    <>
      <title>Primitives</title>
      <PrimitivesPage />
    </>
  )
}
