import type { shell as Arabic } from '../ar/shell.ts'
import { counted } from '../format.ts'

export const shell: typeof Arabic = {
  skip: 'Skip to content',
  languageFailed: 'The language could not be changed without a network. The page stays as it is.',
  mainMenu: 'Main menu',
  navHome: 'Home',
  navAssessment: 'Assessment',
  navResults: 'Results',
  navCompanies: 'Companies',
  navProfile: 'Profile',
  navProfileShort: 'Profile',
  createAccount: 'Create an account',
  createAccountShort: 'Sign up',
  login: 'Sign in',
  loginShort: 'Sign in',
  logout: 'Sign out',
  toHome: 'Wijha, home page',
  account: name => `Account, ${name}`,
  guide: 'User guide',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  verify: 'Verify a report',
  refunds: 'Refund policy',
  plans: 'Plans',
  contact: 'Contact',
  sampleReport: 'Sample report',
  method: 'The method',
  references: 'Scientific references',
  accessibility: 'Accessibility',
  footer: 'Site links',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  shareAlt: 'Wijha: a career assessment in Arabic and English whose report gives each score with its range',
  place: 'Riyadh',
  messages: { region: 'Messages from Wijha ({hotkey})', message: 'Message:' },
  notifications: unread =>
    unread === 0
      ? 'Notifications'
      : `Notifications, ${counted(unread, 'en', { one: '# new', other: '# new' })}`,
  notificationsOffline: 'The notifications are kept, and will show when the connection is back.',
  notFoundTitle: 'Page Not Found',
  notFoundBody: 'The link may have changed or expired.',
  brokenTitle: 'Something went wrong on this page',
  brokenBody:
    'The page could not be shown. Saved answers and details are still there, and you can try again now.',
  offlineTitle: 'No network',
  offlineBody: 'The page will show when the connection is back. Everything saved before is still there.',
  offlineGoOn: 'Go on with the assessment offline',
  signedOutTitle: 'Signed out on this device',
  signedOutBody:
    'Nothing personal is left in this browser. The session ends on the server when the connection is back.',
}
