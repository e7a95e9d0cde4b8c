import type { accountPages as Arabic } from '../ar/account-pages.ts'

export const accountPages: typeof Arabic = {
  panelLead: 'What follows',
  panel: {
    motivation: 'Thirty situations about what drives work.',
    competency: 'Thirty situations about the most effective action.',
    skills: 'Thirty questions that have a key.',
  },
  panelFoot:
    'In as many sittings as needed. Each answer is saved as soon as it is confirmed, and a pause is possible at any time.',
  statsLead: 'Wijha in figures',
  statQuestions: 'questions in three sections',
  statUsers: 'users',
  statCompanies: 'partner companies',
  statSatisfaction: 'satisfaction',
  registerDescription:
    'A free Wijha account: 90 questions from real moments at work, in one sitting or several, and a result that states its own range.',
  loginDescription:
    'Sign in to Wijha: the assessment continues after the last saved answer, with results and reports in one place.',
  passwordAge: 'Changing the password every 3 to 6 months is advised.',
  rulesNote: 'Only the length is required; the others add strength.',
  linkSentNext: 'The sign-in page opens in a few seconds.',
  linkSentTo:
    'If this address has an account, a message with a reset link will arrive. The link works for one hour.',
  forgotLead: 'A link for a new password is sent to the email address. It works for one hour.',
  resetLead: 'Afterwards the sessions on all devices end.',
  registerLead: 'Starting is free, and no card is asked for.',
  loginLead: 'Continue the assessment where it stopped.',
}
