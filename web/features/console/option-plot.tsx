const [WIDTH, HEIGHT, LEFT, BOTTOM, END] = [480, 200, 8, 20, 28]
/** Told apart by their dashes and by the value at their end, not by a colour. */
const DASHES = ['2 6', '6 6', '10 4 2 4', '14 4', '']

interface OptionPlotProps {
  readonly options: readonly { readonly value: number; readonly byGroup: readonly number[] }[]
}

/** Draws who chooses what, a line an option from the lowest fifth to the highest; all of it stands in the table above. */
export function OptionPlot({ options }: OptionPlotProps) {
  const highest = Math.max(0.2, ...options.flatMap(({ byGroup }) => byGroup))
  const x = (group: number, groups: number) => LEFT + ((WIDTH - LEFT - END) * group) / Math.max(1, groups - 1)
  const y = (share: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 10) * share) / highest
  return (
    <svg
      aria-hidden='true'
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className='mt-4 w-full max-w-140 rtl:-scale-x-100'
    >
      <line x1={LEFT} x2={WIDTH - END} y1={y(0)} y2={y(0)} className='stroke-line' />
      {options.map(({ value, byGroup }) => (
        <g key={value}>
          <polyline
            points={byGroup.map((share, group) => `${x(group, byGroup.length)},${y(share)}`).join(' ')}
            className='stroke-ink fill-none'
            strokeWidth={value === 5 ? 3 : 1.5}
            strokeDasharray={DASHES[value - 1]}
          />
          <g transform={`translate(${WIDTH - END + 8} ${y(byGroup.at(-1) ?? 0) + 5})`}>
            <text className='fill-ink rtl:-scale-x-100 text-14' textAnchor='middle'>
              {value}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}
