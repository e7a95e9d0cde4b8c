import { ArrowLeft, ArrowRight, Check, Cpu, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Checkbox, OptionCard, RadioCell, RadioList, Switch } from '#web/ui/choice.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, NumberInput, PasswordInput, Select, TextArea } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Specimen } from './primitives-page.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'delete'] as const
const SIZES = ['small', 'normal', 'large'] as const
const HERE = '/dev/primitives'

export const BUTTONS: readonly Specimen[] = [
  {
    file: 'button.tsx',
    Show: ({ words }) => (
      <>
        {VARIANTS.map(variant => (
          <div key={variant} className='flex flex-wrap gap-3'>
            <Button variant={variant}>{variant === 'delete' ? words.remove : words.save}</Button>
            <Button variant={variant} disabled>
              {words.save}
            </Button>
            <Button variant={variant} saving={words.saving}>
              {words.save}
            </Button>
            <Button variant={variant} data-pressed=''>
              {words.save}
            </Button>
          </div>
        ))}
        <div className='flex flex-wrap items-center gap-3'>
          {SIZES.map(size => (
            <Button key={size} size={size} icon={Check} iconEnd={ArrowRight}>
              {words.next}
            </Button>
          ))}
        </div>
        <div className='flex flex-wrap items-center gap-3'>
          <ButtonLink to={HERE} variant='secondary' icon={ArrowLeft} mirrored>
            {words.back}
          </ButtonLink>
          <IconButton icon={Trash2} label={words.remove} />
          <IconButton icon={ArrowLeft} label={words.back} mirrored />
        </div>
        <Button wide>{words.save}</Button>
      </>
    ),
  },
  {
    file: 'email-address.tsx',
    Show: () => (
      <div className='w-40'>
        <EmailAddress>{'noura@a-company-with-a-long-name.example'}</EmailAddress>
      </div>
    ),
  },
  { file: 'text-link.tsx', Show: ({ words }) => <TextLink to={HERE}>{words.back}</TextLink> },
]

export const FIELDS: readonly Specimen[] = [
  {
    file: 'field.tsx, input.tsx',
    Show: ({ words }) => (
      <>
        <Field label={words.city} hint={words.cityHint}>
          {control => <Input {...control} placeholder={words.city} />}
        </Field>
        <Field label={words.city} hint={words.cityHint} error={words.cityRefused}>
          {control => <Input {...control} />}
        </Field>
        <Field label={words.city}>
          {control => <Input {...control} disabled defaultValue={words.city} />}
        </Field>
        <Field label={words.city}>
          {control => <Input {...control} readOnly defaultValue={words.city} />}
        </Field>
        <Field label={words.email} aside={words.optional}>
          {control => <Input {...control} ltr type='email' defaultValue='person@example.test' />}
        </Field>
        <Field label={words.password}>
          {control => (
            <PasswordInput
              {...control}
              autoComplete='off'
              defaultValue='invented'
              showLabel={words.show}
              hideLabel={words.hide}
            />
          )}
        </Field>
        <Field label={words.salary}>
          {control => <NumberInput {...control} unit={words.unit} defaultValue='12000' />}
        </Field>
        <Field label={words.education}>
          {control => (
            <Select {...control}>
              {words.degrees.map(degree => (
                <option key={degree}>{degree}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.education}>
          {control => (
            <Select {...control} disabled>
              <option>{words.degrees[0]}</option>
            </Select>
          )}
        </Field>
        <Field label={words.message}>{control => <TextArea {...control} rows={3} />}</Field>
      </>
    ),
  },
]

export const CHOICES: readonly Specimen[] = [
  {
    file: 'choice.tsx: Checkbox, Switch',
    Show: ({ words }) => (
      <div>
        <Checkbox>{words.agree}</Checkbox>
        <Checkbox defaultChecked>{words.agree}</Checkbox>
        <Checkbox error={words.agreeRefused}>{words.agree}</Checkbox>
        <Checkbox disabled>{words.agree}</Checkbox>
        <Switch>{words.notices}</Switch>
        <Switch defaultChecked>{words.notices}</Switch>
        <Switch disabled>{words.notices}</Switch>
      </div>
    ),
  },
  {
    file: 'choice.tsx: OptionCard',
    Show: function Show({ words }) {
      const name = useId()
      return words.letters.map((letter, index) => (
        <OptionCard key={letter} letter={letter} name={name} value={index} defaultChecked={index === 1}>
          {words.option}
        </OptionCard>
      ))
    },
  },
  {
    file: 'choice.tsx: RadioList, RadioCell',
    Show: function Show({ words }) {
      const name = useId()
      const cell = { name, icon: Cpu, title: words.field, description: words.fieldBody }
      return (
        <RadioList label={words.fields}>
          <RadioCell {...cell} value='a' />
          <RadioCell {...cell} value='b' defaultChecked />
          <RadioCell {...cell} value='c' disabled badge={<Badge>{words.soon}</Badge>} />
        </RadioList>
      )
    },
  },
]
