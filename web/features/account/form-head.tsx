export function FormHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className='mb-7'>
      <h1 className='type-h1'>{title}</h1>
      <p className='type-body text-soft mt-1'>{lead}</p>
    </div>
  )
}
