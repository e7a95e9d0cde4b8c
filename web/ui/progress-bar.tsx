interface ProgressBarProps {
  /** 0 to 100. */
  readonly percent: number
  readonly label: string
  /** What the reader says instead of the bare number: "41 %". */
  readonly valueText?: string
}

/** A plain bar, where no path is drawn. Fills in reading direction. @example <ProgressBar percent={41} label={text.progress} /> */
export function ProgressBar({ percent, label, valueText }: ProgressBarProps) {
  return (
    <div
      role='progressbar'
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <svg width='100%' height='6' aria-hidden='true' className='mirrored block'>
        <rect width='100%' height='6' rx='3' className='fill-track' />
        <rect width={`${percent}%`} height='6' rx='3' className='fill-ink' />
      </svg>
    </div>
  )
}
