import type { CredentialStatement, StatedResult } from '#contract/credentials.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import type { Deps } from '#server/deps.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { PAPER_WORDS } from '#server/features/report/words/index.ts'
import { issuerOf, statusListOf } from './addresses.ts'
import { CREDENTIAL_WORDS, PURPOSE_WORDS } from './words.ts'

interface CredentialFacts {
  readonly id: string
  readonly statement: CredentialStatement
  readonly place: number
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly language: Locale
}

/** Names of ours, where a standard asks for a URI. */
const NAMES = 'urn:wijha'

export const credentialId = (id: string) => `urn:uuid:${id}`

/** Counts seconds since 1970, as the claims of a token do. */
export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

/** Formats an instant of whole seconds as XML Schema does: `2026-11-23T17:00:00Z`. */
export const instantOf = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * Composes the payload that is signed: an OpenBadgeCredential (Open Badges 3.0, on the W3C data model 2.0) with the claims that its
 * JSON Web Token form asks for. Whoever holds it is named only where the statement names them; without a name nothing in it leads
 * from one credential to another of the same person.
 */
export function composeCredential(
  { environment }: Pick<Deps, 'environment'>,
  { id, statement, place, issuedAt, expiresAt, language }: CredentialFacts,
) {
  const issuer = issuerOf(environment)
  const list = statusListOf(environment)
  const subject = `${NAMES}:subject:${id}`
  const { name, form, completedOn, results } = statement
  const said = CREDENTIAL_WORDS
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: credentialId(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: said.title[language],
    description: `${said.purpose[language]}: ${PURPOSE_WORDS[statement.purpose][language]}. ${said.expiresOn[language]} ${riyadhDate(expiresAt, language)}.`,
    issuer: { id: issuer, type: ['Profile'], name: 'وجهة Wijha', url: environment.APP_URL },
    validFrom: instantOf(issuedAt),
    validUntil: instantOf(expiresAt),
    termsOfUse: [{ type: `${NAMES}:purpose:${statement.purpose}` }],
    credentialStatus: {
      id: `${list}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place),
      statusListCredential: list,
    },
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      ...(name && {
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      }),
      ...(completedOn && { activityEndDate: `${completedOn}T00:00:00+03:00` }),
      achievement: {
        id: `${NAMES}:achievement:assessment`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: said.title[language],
        description: said.reach[language],
        criteria: { id: `${environment.APP_URL}/method`, narrative: said.reach[language] },
        ...(form && {
          specialization: [form.name, form.field]
            .flatMap(part => part?.[language] ?? [])
            .join(LANGUAGES[language].comma),
        }),
        resultDescription: results.map(result => ({
          id: nameOf(result),
          type: ['ResultDescription'],
          name: result.label[language],
          resultType: result.id.startsWith('facet:') ? 'ScaledScore' : 'RawScore',
          valueMin: '0',
          valueMax: String(result.max),
        })),
      },
      result: results.map(result => ({
        type: ['Result'],
        resultDescription: nameOf(result),
        // In one string, so that no wallet shows the score without its range.
        value: `${result.score} (${PAPER_WORDS[language].range(result.range.from, result.range.to)})`,
      })),
    },
    iss: issuer,
    jti: credentialId(id),
    sub: subject,
    nbf: secondsOf(issuedAt),
    exp: secondsOf(expiresAt),
  }
}

const nameOf = ({ id }: StatedResult) => `${NAMES}:result:${id}`
