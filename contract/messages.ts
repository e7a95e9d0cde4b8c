import type { Words } from '#engine/vocabulary.ts'

/**
 * Lists the sentences about a refused field. They stand in the contract because both sides say them: the form before
 * sending, the server after parsing. A schema names one by its key (`error: 'full_name_required'`). Kept letter for
 * letter in the language in which they were first given (web/text/quoted.test.ts).
 */
export const VALIDATION_MESSAGES = {
  full_name_required: { ar: 'الاسم الكامل مطلوب', en: 'Full name is required' },
  education_required: { ar: 'المؤهل العلمي مطلوب', en: 'Education is required' },
  city_required: { ar: 'المدينة مطلوبة', en: 'City is required' },
  experience_required: { ar: 'سنوات الخبرة مطلوبة', en: 'Years of experience are required' },
  preferred_fields_required: {
    ar: 'يجب اختيار مجال واحد على الأقل',
    en: 'At least one field must be chosen',
  },
  first_name_short: {
    ar: 'الاسم الأول يتكون من حرفين على الأقل',
    en: 'First name must be at least 2 characters',
  },
  last_name_short: {
    ar: 'اسم العائلة يتكون من حرفين على الأقل',
    en: 'Last name must be at least 2 characters',
  },
  email_invalid: { ar: 'البريد الإلكتروني غير صحيح', en: 'Invalid email' },
  login_email_invalid: { ar: 'البريد الإلكتروني غير صحيح', en: 'Invalid email address' },
  password_short: {
    ar: 'كلمة المرور تتكون من 8 أحرف على الأقل',
    en: 'Password must be at least 8 characters',
  },
  password_long: { ar: 'كلمة المرور لا تزيد على 128 حرفاً', en: 'Password must be at most 128 characters' },
  password_common: {
    ar: 'كلمة المرور هذه شائعة يسهل تخمينها، والمطلوب كلمة أخرى',
    en: 'This password is common and easy to guess; please choose another',
  },
  email_taken: { ar: 'لهذا البريد الإلكتروني حساب من قبل', en: 'This email already has an account' },
  email_differs: {
    ar: 'المكتوب ليس بريد هذا الحساب',
    en: 'This is not the email address of this account',
  },
  password_wrong: { ar: 'كلمة المرور الحالية غير صحيحة', en: 'The current password is not right' },
  passwords_differ: { ar: 'كلمتا المرور غير متطابقتين', en: 'Passwords do not match' },
  terms_required: {
    ar: 'الموافقة على الشروط والأحكام مطلوبة',
    en: 'You must agree to the terms and conditions',
  },
  salary_invalid: {
    ar: 'الراتب المتوقع رقم صحيح بالريال، من 0 إلى 1000000',
    en: 'Expected salary is a whole number of riyals from 0 to 1000000',
  },
  text_too_long: { ar: 'النص أطول من المسموح', en: 'The text is longer than allowed' },
  text_control_characters: {
    ar: 'في النص رموز خفية لا تُقبل في الأسماء، والمطلوب كتابته من جديد',
    en: 'The text holds hidden characters that names cannot have; please type it again',
  },
  all_fields_required: { ar: 'يرجى ملء جميع الحقول', en: 'Please fill in all fields' },
  choice_unknown: { ar: 'الاختيار خارج القائمة', en: 'The choice is not in the list' },
  answer_invalid: { ar: 'الإجابة رقم من 1 إلى 5', en: 'An answer is a number from 1 to 5' },
  name_required: { ar: 'الاسم مطلوب', en: 'A name is required' },
  message_short: {
    ar: 'الرسالة تتكون من 10 أحرف على الأقل',
    en: 'The message must be at least 10 characters',
  },
  reason_short: {
    ar: 'السبب يتكون من 10 أحرف على الأقل',
    en: 'The reason must be at least 10 characters',
  },
  basis_short: {
    ar: 'يُكتب كيف عُرف ذلك، في 10 أحرف على الأقل',
    en: 'Say how this is known, in at least 10 characters',
  },
  source_short: {
    ar: 'يُكتب مصدر النسب باللغتين، في 10 أحرف على الأقل',
    en: 'Say in both languages where the shares are from, in at least 10 characters',
  },
  margin_invalid: {
    ar: 'لكل فئة نسبة من 0 إلى 100، ومجموعها 100',
    en: 'Each group has a share from 0 to 100, and they come to 100',
  },
  wanted_invalid: {
    ar: 'العدد صحيح من 0 إلى 10000',
    en: 'The number is a whole one from 0 to 10000',
  },
  date_before_wording: {
    ar: 'لا يسري النص قبل يوم كتابته',
    en: 'A wording is not in force before it was written',
  },
  hour_invalid: {
    ar: 'الموعد في الأيام التسعين القادمة',
    en: 'The hour must be within the next 90 days',
  },
  month_invalid: {
    ar: 'التاريخ سنة ميلادية، أو سنة وشهر: 2019 أو 2019/3',
    en: 'The date is a year, or a year and a month: 2019 or 2019/3',
  },
  end_before_start: { ar: 'النهاية قبل البداية', en: 'The end is before the start' },
  url_invalid: {
    ar: 'العنوان رابط يبدأ بـ https://',
    en: 'The address is a link that begins with https://',
  },
  list_too_long: { ar: 'العدد أكبر من المسموح', en: 'There are more of these than allowed' },
  cv_too_long: {
    ar: 'السيرة أطول من المسموح في مجموعها، والمطلوب اختصارها',
    en: 'The CV as a whole is longer than allowed; please shorten it',
  },
  support_code_wrong: {
    ar: 'الرمز غير صحيح، أو انتهى، أو استُعمل من قبل',
    en: 'The code is wrong, has run out, or was used before',
  },
  invalid_value: { ar: 'القيمة غير صحيحة', en: 'The value is not valid' },
} as const satisfies Readonly<Record<string, Words>>

export type ValidationMessage = keyof typeof VALIDATION_MESSAGES

/** Finds the sentence for a schema issue; an issue that names no sentence of ours gets the general one. */
export function validationMessage(key: string | undefined, locale: keyof Words): string {
  const message = VALIDATION_MESSAGES[key as ValidationMessage] ?? VALIDATION_MESSAGES.invalid_value
  return message[locale]
}
