import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { DevelopmentPlanScreen } from './development-plan-screen.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await get(queries.developmentPlan)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function DevelopmentPlan() {
  return <DevelopmentPlanScreen />
}
