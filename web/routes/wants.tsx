import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { WantsScreen } from './wants-screen.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await get(queries.wants)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Wants() {
  return <WantsScreen />
}
