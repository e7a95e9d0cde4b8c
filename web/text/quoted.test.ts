import { expect, test } from 'vitest'
import { VALIDATION_MESSAGES } from '#contract/messages.ts'
import { BANDS, RATINGS } from '#engine/vocabulary.ts'
import { ADVICE } from './advice.ts'
import { ar } from './ar.ts'
import { COMPANIES } from './companies.ts'
import { en } from './en.ts'
import { PAYMENT } from './payment.ts'
import { PROFILE } from './profile.ts'
import { RESULTS } from './results.ts'

/**
 * What people have been told from the start, letter for letter in the language in which it was first said (docs/product.md#language); the first
 * letter of an English title is ours. Journeys compare the screen with these words, so this is where a letter is held.
 */
const QUOTED: readonly (readonly [said: string, quoted: string])[] = [
  // What went wrong.
  [ar.common.error, 'خطأ'],
  [en.common.error, 'Error'],
  [ar.assessment.resetFailed, 'فشل في إعادة تعيين التقييم'],
  [en.assessment.resetFailed, 'Failed to reset assessment'],
  [ar.assessment.resetDone, 'تم بدء التقييم الجديد'],
  [ar.assessment.resetDoneBody, 'يمكنك الآن البدء في الإجابة على الأسئلة'],
  [PROFILE.en.saved, 'Information saved'],
  [PROFILE.en.savedBody, 'Your basic information was saved successfully'],
  [en.assessment.fieldSaved, 'Field saved'],
  [
    en.assessment.fieldSavedBody,
    'Your professional field was chosen successfully, you can now start the assessment',
  ],
  [en.assessment.questionFailed, 'Error loading the question'],
  [RESULTS.ar.mailFailed, 'خطأ في الإرسال'],
  [RESULTS.ar.mailFailedBody, 'فشل في إرسال التقرير، تأكد من إعدادات البريد الإلكتروني'],
  [RESULTS.ar.mailSent, 'تم إرسال التقرير'],
  [RESULTS.ar.pdfBlocked, 'خطأ في فتح التقرير'],
  [RESULTS.ar.pdfBlockedBody, 'تأكد من السماح للنوافذ المنبثقة'],
  [RESULTS.ar.pdfOpened, 'تم فتح التقرير'],
  [PAYMENT.ar.failed, 'فشل في الدفع'],
  [PAYMENT.ar.failedDefault, 'حدث خطأ أثناء معالجة الدفع'],
  [COMPANIES.ar.added, 'تم إضافة الشركة'],
  [COMPANIES.ar.removed, 'تم حذف الشركة'],
  [COMPANIES.ar.sent, 'تم إرسال التقرير'],
  [COMPANIES.ar.sentBody, 'تم إرسال تقريرك للشركة بنجاح'],
  [ADVICE.ar.noTips, 'لا توجد نصائح متاحة حالياً'],
  [ADVICE.ar.noAnalysis, 'لا يوجد تحليل متاح حالياً'],
  [en.account.registerFailed, 'Account creation failed'],
  [en.account.registerFallback, 'An error occurred while creating the account'],
  [en.account.loginFailed, 'Login failed'],
  [en.account.loginFallback, 'Email or password is incorrect'],
  [en.account.linkFailed, 'Failed to send link'],
  [en.account.resetFailed, 'Password change failed'],
  [
    `${en.account.invalidLink}: ${en.account.invalidLinkBody}`,
    'Invalid link: the reset link is invalid or expired',
  ],
  [en.account.comingSoon, 'Coming soon'],
  [en.shell.notFoundTitle, 'Page Not Found'],
  // Part 5.
  [VALIDATION_MESSAGES.full_name_required.ar, 'الاسم الكامل مطلوب'],
  [VALIDATION_MESSAGES.education_required.ar, 'المؤهل العلمي مطلوب'],
  [VALIDATION_MESSAGES.city_required.ar, 'المدينة مطلوبة'],
  [VALIDATION_MESSAGES.experience_required.ar, 'سنوات الخبرة مطلوبة'],
  [VALIDATION_MESSAGES.preferred_fields_required.ar, 'يجب اختيار مجال واحد على الأقل'],
  [en.assessment.fieldMissing, 'Please choose a field'],
  [en.assessment.fieldMissingBody, 'You must choose a professional field before continuing'],
  [en.assessment.answerMissing, 'Please choose an answer'],
  [en.assessment.answerMissingBody, 'You must choose an answer before continuing'],
  [VALIDATION_MESSAGES.all_fields_required.ar, 'يرجى ملء جميع الحقول'],
  [COMPANIES.ar.incomplete, 'تقييم غير مكتمل'],
  [COMPANIES.ar.incompleteBody, 'يجب إكمال التقييم قبل إرسال التقرير'],
  [COMPANIES.ar.removeSure, 'هل أنت متأكد من حذف هذه الشركة؟'],
  [VALIDATION_MESSAGES.first_name_short.en, 'First name must be at least 2 characters'],
  [VALIDATION_MESSAGES.last_name_short.en, 'Last name must be at least 2 characters'],
  [VALIDATION_MESSAGES.email_invalid.en, 'Invalid email'],
  [VALIDATION_MESSAGES.login_email_invalid.en, 'Invalid email address'],
  [VALIDATION_MESSAGES.password_short.en, 'Password must be at least 8 characters'],
  [VALIDATION_MESSAGES.passwords_differ.en, 'Passwords do not match'],
  [VALIDATION_MESSAGES.terms_required.en, 'You must agree to the terms and conditions'],
  // Parts 2, 4 and 9.
  [en.assessment.fieldChosen, 'Selected for assessment'],
  [en.assessment.fieldStart, 'Start the assessment in this field'],
  [en.assessment.fieldSaving, 'Saving...'],
  [PROFILE.en.save, 'Save and continue'],
  [PROFILE.en.saving, 'Saving...'],
  [en.assessment.fieldTitle, 'Choose your professional field'],
  [en.assessment.question(3, 30), 'Question 3 of 30'],
  [en.assessment.section(2, 3), 'Section 2 of 3'],
  [en.assessment.finish, 'Finish assessment'],
  [en.assessment.understood, 'Understood'],
  [en.assessment.viewResults, 'View results'],
  [en.assessment.startNew, 'Start a new assessment'],
  [en.account.goToLogin, 'Go to Login'],
  [RESULTS.en.incompleteTitle, 'Assessment incomplete'],
  [RESULTS.en.chart, 'Results chart'],
  [RESULTS.en.lockedTitle, 'Detailed results are locked'],
  [RESULTS.en.unlockTitle, 'Unlock results'],
  [ADVICE.en.practical, 'Practical tips'],
  [ADVICE.en.analysis, 'Full analysis'],
  [RATINGS.excellent.ar, 'ممتاز'],
  [BANDS.good.en, 'Good to very good'],
  [BANDS.developing.en, 'Needs development'],
]

test.each(QUOTED)('«%s» is said letter for letter', (said, quoted) => {
  expect(said).toBe(quoted)
})

test('a failed verification says that the link may be invalid or expired, and offers registering again or support', () => {
  expect(en.account.verifyFailedBody).toMatch(
    /link may be invalid or expired.*register again or contact support/,
  )
})
