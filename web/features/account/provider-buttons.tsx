import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useText } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { reportFailure } from './report-failure.ts'

type Provider = 'google' | 'apple'

interface ProviderButtonsProps {
  readonly redirectTo: string
  /** Whether the terms were agreed to; `refuse` says so where they were not. Left out on the login page. */
  readonly agreement?: { readonly given: () => boolean; readonly refuse: () => void }
}

/** Starts a sign-in with Google or Apple; says "coming soon" where the deployment has no credentials. */
export function ProviderButtons({ redirectTo, agreement }: ProviderButtonsProps) {
  const text = useText()
  const { data: configured } = useQuery(queries.providers)
  const start = useMutation({
    mutationFn: (provider: Provider) =>
      call(account.startProvider, {
        parameters: { provider },
        body: { redirectTo, ...(agreement ? { agreeToTerms: agreement.given() } : {}) },
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error, provider) => {
      const title = text.account.providerFailed(text.account[provider])
      reportFailure(error, text, title, text.common.serverAway)
    },
  })
  const press = (provider: Provider) => {
    if (!configured?.[provider]) {
      toast({
        title: text.account.comingSoon,
        description: text.account.comingSoonWith(text.account[provider]),
      })
      return
    }
    if (agreement && !agreement.given()) return agreement.refuse()
    start.mutate(provider)
  }
  return (
    <>
      <p className='or-line type-small text-soft my-6'>{text.account.or}</p>
      <div className='grid grid-cols-2 gap-3'>
        {(['google', 'apple'] as const).map(provider => (
          <Button
            key={provider}
            variant='secondary'
            size='small'
            lang='en'
            // Two names are not worth another font file on an Arabic page.
            className='few-words font-normal'
            disabled={start.isPending}
            onClick={() => press(provider)}
          >
            {text.account[provider]}
          </Button>
        ))}
      </div>
    </>
  )
}
