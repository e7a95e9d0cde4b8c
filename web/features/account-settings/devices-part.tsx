import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Device } from '#contract/account.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

export function DevicesPart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const devices = useQuery(queries.devices)
  return (
    <Part id='devices' title={text.devices} lead={text.devicesLead}>
      <Loaded query={devices}>{list => <DeviceList devices={list} />}</Loaded>
    </Part>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: queries.devices.queryKey })
  const one = useChange(
    (id: string) => call(account.signOutDevice, { parameters: { id } }),
    async () => {
      await refresh()
      return { title: text.signedOut }
    },
  )
  const all = useChange(
    () => call(account.signOutOthers),
    async () => {
      await refresh()
      return { title: text.signedOutOthers }
    },
  )
  return (
    <>
      <ul className='border-line border-b'>
        {devices.map(device => (
          <DeviceRow
            key={device.id}
            device={device}
            ending={one.isPending && one.variables === device.id}
            onEnd={() => one.mutate(device.id)}
          />
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button
          variant='secondary'
          size='small'
          className='mt-4'
          saving={all.isPending && common.saving}
          onClick={() => all.mutate(undefined)}
        >
          {text.signOutOthers}
        </Button>
      ) : (
        <p className='type-small text-soft mt-3'>{text.noOthers}</p>
      )}
    </>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly ending: boolean
  readonly onEnd: () => void
}

function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const { locale } = useLocale()
  const { browser, system, current, lastUsedAt } = device
  const name = browser && system ? text.device(browser, system) : (browser ?? system ?? text.unknownDevice)
  return (
    <li className='border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3'>
      <span className='min-w-0'>
        <span className='type-label flex flex-wrap items-center gap-x-3'>
          <bdi>{name}</bdi> {current && <Badge tone='brand'>{text.thisDevice}</Badge>}
        </span>
        <span className='type-small text-soft'>
          {text.lastUsed(date(lastUsedAt, locale), time(lastUsedAt))}
        </span>
      </span>
      {!current && (
        <Button
          variant='quiet'
          size='small'
          aria-label={text.signOutOf(name)}
          saving={ending && common.saving}
          onClick={onEnd}
        >
          {text.signOut}
        </Button>
      )}
    </li>
  )
}
