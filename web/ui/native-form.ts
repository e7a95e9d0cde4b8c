import { type FormEvent, useRef, useState } from 'react'

/** The part of a zod schema that is used here. */
interface Schema<Input, Output> {
  readonly _zod: { readonly input: Input; readonly output: Output }
  safeParse(value: unknown): Parsed<Output>
}
type Parsed<Output> =
  | { readonly success: true; readonly data: Output }
  | {
      readonly success: false
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
      }
    }

type Errors<Name extends string> = { readonly [N in Name]?: { readonly message: string } | undefined }

/**
 * Reads a form of the browser's own controls when it is sent and checks it with a schema of the contract that is fetched when
 * it is needed (docs/decisions/0039). If the schema cannot be fetched the form goes out as it is: the server parses with the
 * same one. After a first refusal each field is checked again while it changes.
 *
 * @example
 * const { form, errors, setError } = useNativeForm(() => import('./login-schema.ts').then(module => module.loginSchema), values => send(values))
 * <form {...form}><Field error={sentence(errors.email)}>{control => <Input {...control} name='email' />}</Field></form>
 */
export function useNativeForm<Input extends object, Output>(
  load: () => Promise<Schema<Input, Output>>,
  onValid: (values: Output) => void,
) {
  type Name = keyof Input & string
  const element = useRef<HTMLFormElement>(null)
  const refusedOnce = useRef(false)
  const [errors, setErrors] = useState<Errors<Name>>({})

  const values = () => valuesOf(element.current)
  const check = async (): Promise<{ readonly output: Output | null; readonly errors: Errors<Name> }> => {
    const typed = values()
    const schema = await load().catch(() => null)
    if (!schema) return { output: typed as Output, errors: {} }
    const parsed = schema.safeParse(typed)
    if (parsed.success) return { output: parsed.data, errors: {} }
    const found: Record<string, { message: string }> = {}
    for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= { message }
    return { output: null, errors: found as Errors<Name> }
  }
  const focus = (name: string) => {
    const named = element.current?.elements.namedItem(name)
    const control = named instanceof RadioNodeList ? named[0] : named
    if (control instanceof HTMLElement) control.focus()
  }
  const setError = (
    name: Name,
    error: { readonly message: string },
    { shouldFocus = false }: { readonly shouldFocus?: boolean } = {},
  ) => {
    refusedOnce.current = true
    setErrors(before => ({ ...before, [name]: error }))
    if (shouldFocus) focus(name)
  }

  return {
    errors,
    setError,
    /** What is in the inputs now. */
    values: values as () => Partial<Input>,
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => void load().catch(() => {}),
      onSubmit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { output, errors: found } = await check()
        setErrors(found)
        if (output !== null) return onValid(output)
        refusedOnce.current = true
        const first = Object.keys(values()).find(name => name in found)
        if (first) focus(first)
      },
      onInput: async ({ target }: FormEvent<HTMLFormElement>) => {
        if (!refusedOnce.current || !isControl(target)) return
        const { name } = target
        const { errors: found } = await check()
        setErrors(before => ({ ...before, [name]: found[name as Name] }))
      },
    },
  } as const
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Reads the controls in the order of the page: a lone checkbox as whether it is ticked, those with values as the ticked ones. */
function valuesOf(form: HTMLFormElement | null): Record<string, string | boolean | string[]> {
  const values: Record<string, string | boolean | string[]> = {}
  for (const control of [...(form?.elements ?? [])].filter(isControl)) {
    const { name, value } = control
    if (name === '') continue
    if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') values[name] = value
    else if (!control.hasAttribute('value')) values[name] = control.checked
    else {
      const ticked = values[name]
      values[name] = [...(Array.isArray(ticked) ? ticked : []), ...(control.checked ? [value] : [])]
    }
  }
  return values
}
