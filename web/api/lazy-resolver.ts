import type { FieldValues, Resolver } from 'react-hook-form'

interface Schema<Input, Output> {
  readonly _zod: { readonly input: Input; readonly output: Output }
}

/** Its own types follow zod's classes; what is needed here is the shape. */
type LooseResolver = (
  schema: unknown,
) => (values: unknown, context: unknown, options: unknown) => Promise<never>

/**
 * Validates a form with a schema of the contract that is fetched when it is needed, so that the page shows without it. If
 * it cannot be fetched the form goes out as it is: the server parses with the same schema.
 *
 * @example
 * const { resolver, prepare } = lazyResolver(() => import('./login-schema.ts').then(module => module.loginSchema))
 * useForm({ resolver })  // <form onFocus={prepare} …>
 */
export function lazyResolver<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Schema<Input, Output>>,
): { resolver: Resolver<Input, unknown, Output>; prepare: () => void } {
  const prepare = () => Promise.all([import('@hookform/resolvers/zod'), load()])
  return {
    prepare: () => void prepare().catch(() => {}),
    resolver: async (values, context, options) => {
      const ready = await prepare().catch(() => null)
      if (!ready) return { values: values as unknown as Output, errors: {} }
      const [{ zodResolver }, schema] = ready
      return (zodResolver as unknown as LooseResolver)(schema)(values, context, options)
    },
  }
}
