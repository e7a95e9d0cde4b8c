import { measurementEndpoints } from '#contract/measurement.ts'
import { normEndpoints } from '#contract/norms.ts'
import { pilotEndpoints } from '#contract/pilots.ts'
import { listSnapshots } from '#server/features/measurement/ask-snapshot.ts'
import { findScaleTable, findSlotTable } from '#server/features/measurement/find-table.ts'
import { route } from '#server/http/route.ts'
import { addNorm, askAboutNorm, readNorms } from './norms.ts'
import { nothing } from './nothing.ts'
import { planPilot, readPilots } from './pilots.ts'
import { takeSnapshot } from './take-snapshot.ts'

/** Lists the routes of the section "Bank and measurement": figures over many people, so that reading them leaves no line. */
export const measurementRoutes = [
  route(measurementEndpoints.snapshots, ({ deps }) => listSnapshots(deps, deps.database)),
  route(measurementEndpoints.takeSnapshot, ({ deps, operator, body }) =>
    takeSnapshot(deps, operator, body.population),
  ),
  route(measurementEndpoints.scaleTable, ({ deps, parameters, query }) =>
    findScaleTable(deps.database, { ...parameters, ...query }),
  ),
  route(measurementEndpoints.slotTable, ({ deps, parameters, query }) =>
    findSlotTable(deps.database, { ...parameters, ...query }),
  ),
  route(normEndpoints.norms, ({ deps }) => readNorms(deps)),
  route(normEndpoints.makeNorm, ({ deps, operator, body }) => addNorm(deps, operator, body)),
  route(normEndpoints.publishNorm, ({ deps, operator, parameters }) =>
    askAboutNorm(deps, operator, { ...parameters, act: 'publish' }),
  ),
  route(normEndpoints.withdrawNorm, ({ deps, operator, parameters }) =>
    askAboutNorm(deps, operator, { ...parameters, act: 'withdraw' }),
  ),
  route(pilotEndpoints.pilots, ({ deps }) => readPilots(deps)),
  route(pilotEndpoints.planPilot, ({ deps, operator, body }) => nothing(planPilot(deps, operator, body))),
]
