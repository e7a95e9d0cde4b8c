import type { accountSettings as Arabic } from '../ar/account-settings.ts'

export const accountSettings: typeof Arabic = {
  title: 'Account',
  lead: 'Signing in, devices, consents, and a copy of the data.',
  sections: 'Parts of the page',
  save: 'Save',
  loading: 'Loading the account page',
  partLoading: 'Loading',
  loadFailed: 'This part could not be loaded',
  loadFailedBody: 'Nothing has changed, and it can be tried again now.',
  failed: 'It could not be saved',
  failedBody: 'Nothing has changed, and it can be tried again.',
  currentPassword: 'Current password',
  signInAgain: 'A new sign-in is needed',
  signInAgainBody:
    'This account has no password, so a sign-in of the last 10 minutes is asked for. Signing out and in again is enough.',

  name: 'Name',
  nameLead: 'Shown in mails and in this account. The name on the report comes from the profile.',
  toProfile: 'Open the profile',
  nameSaved: 'Name saved',

  email: 'Email',
  emailNow: 'Current address',
  verified: 'confirmed',
  unverified: 'not confirmed',
  emailLead:
    'A confirmation link goes to the new address, and the current one is told. Nothing changes before it is confirmed.',
  newEmail: 'New address',
  emailChange: 'Change the email address',
  emailSend: 'Send the confirmation link',
  emailSent: 'Confirmation link sent',
  emailSentBody: 'The link works for 24 hours. The current address stays until it is used.',
  emailWaiting: email => `Waiting for ${email} to be confirmed`,

  password: 'Password',
  passwordLead: 'Changing it ends the sessions on all other devices.',
  passwordSet: 'Set a password',
  passwordSetLead: 'This account is opened with Google or Apple. A password adds another way in.',
  passwordChange: 'Change the password',
  passwordSaved: 'Password changed',
  passwordSavedBody: 'The sessions on other devices have ended; this device stays signed in.',

  language: 'Language',
  look: 'Language, appearance and reading',
  lookLead:
    'The language of pages and mails, and how pages look on this device. What is chosen to make reading easier is kept with the account.',

  devices: 'Devices',
  devicesLead: 'Every device with an open session. Signing one out takes effect at once.',
  device: (browser, system) => `${browser}, ${system}`,
  unknownDevice: 'Unknown device',
  thisDevice: 'this device',
  lastUsed: (day, time) => `Last used ${day}, ${time}`,
  signOut: 'Sign out',
  signOutOf: device => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  signedOut: 'The session on that device has ended',
  signedOutOthers: 'The sessions on all other devices have ended',
  noOthers: 'There are no sessions on other devices.',

  consents: 'Consents',
  consentsLead: 'Each consent as it was given, with its wording and time. One press withdraws it, at once.',
  noMarketing: 'There are no marketing mails, so there is no consent to them.',
  purposes: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    automated_scoring: 'Automated scoring',
    company_report: 'Sending the report to a company',
    ai_processing: 'Tips and analysis written by AI',
    card_saving: 'Keeping the card and renewing monthly',
  },
  follows: {
    terms: 'Holds as long as the account, and ends with its deletion.',
    privacy: 'Holds as long as the account, and ends with its deletion.',
    automated_scoring:
      'Withdrawn, the open assessment is closed without a result; earlier results stay until the account is deleted.',
    company_report:
      'Withdrawn, the private links to this report stop working. A message that has arrived cannot be taken back.',
    ai_processing: 'Withdrawn, what was written is deleted and the tips of Wijha return.',
    card_saving:
      'Withdrawn, the card is deleted here and at the payment provider, and the plan is not renewed.',
  },
  givenAt: (day, time) => `Given ${day}, ${time}`,
  withdrawnAt: day => `Withdrawn ${day}`,
  version: version => `Version ${version}`,
  wording: 'What was agreed to',
  withdraw: 'Withdraw',
  withdrawOf: purpose => `Withdraw: ${purpose}`,
  withdrawn: 'Consent withdrawn',
  standing: 'standing',
  over: 'withdrawn',
  earlier: count => `Withdrawn consents (${count})`,

  copy: 'A copy of the data',
  copyLead:
    'Everything Wijha stores about this account: profile, answers, results, companies, consents, payments, devices.',
  copyPage: 'Download a page to read and print',
  copyJson: 'Download a JSON file',
  copyReady: 'The copy was downloaded',
  copyFailed: 'The copy could not be made',
  preparing: 'Preparing',

  deletion: 'Delete the account',
  deletionLead: 'Everything is deleted at once: profile, answers, results, reports, companies, consents.',
  deletionMore: [
    'Links sent to companies stop working, and application numbers become as if they had never been.',
    'A plan ends without a refund for the time left, and a saved card is deleted here and at the payment provider.',
    'Only invoices are kept, for 10 years as the law requires, without name or email.',
    'There is no time to undo it, and nothing can be brought back. A copy of the data can be downloaded before.',
  ],
  deletionStart: 'Delete the account',
  deletionTitle: 'Delete the account for good?',
  deletionType: 'Type the email of the account to confirm',
  deletionHint: email => `It is ${email}`,
  deletionConfirm: 'Delete for good',
  deletionKeep: 'Keep the account',
  deletionFailed: 'The account was not deleted',
  deletionAway:
    'The server could not be reached. Whether the account is still there shows at the next sign-in; deletion can be tried again shortly.',
  deleting: 'Deleting',

  deletedTitle: 'The account was deleted',
  deletedBody:
    'Everything was deleted but the invoices that the law requires. One confirmation goes to the address of the account, and nothing after it.',
  toStart: 'Home page',
}
