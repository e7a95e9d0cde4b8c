import type { ErrorCode } from '#contract/problem.ts'
import type { Words } from '#engine/vocabulary.ts'

/** Words each refusal: what happened, what is safe, what comes next. */
export const PROBLEM_WORDS = {
  invalid_request: {
    ar: 'في الطلب قيمة غير صحيحة، ولم يتغير شيء.',
    en: 'A value in the request is not valid; nothing was changed.',
  },
  body_too_large: {
    ar: 'حجم الطلب أكبر من المسموح، ولم يتغير شيء.',
    en: 'The request is larger than allowed; nothing was changed.',
  },
  unsupported_media_type: {
    ar: 'نوع محتوى الطلب غير مقبول؛ المقبول JSON.',
    en: 'This content type is not accepted; send JSON.',
  },
  unauthenticated: {
    ar: 'انتهت الجلسة أو لم تبدأ بعد. تسجيل الدخول يعيد كل شيء إلى مكانه.',
    en: 'You are not signed in, or the session has ended. Signing in brings everything back.',
  },
  invalid_credentials: {
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    en: 'Email or password is incorrect',
  },
  email_taken: {
    ar: 'لهذا البريد الإلكتروني حساب من قبل. يمكن تسجيل الدخول به أو استعادة كلمة المرور.',
    en: 'This email already has an account. Sign in with it, or reset the password.',
  },
  invalid_token: {
    ar: 'الرابط غير صالح أو انتهت صلاحيته. يمكن طلب رابط جديد.',
    en: 'The link is invalid or has expired. A new one can be requested.',
  },
  password_required: {
    ar: 'الرابط مفتوح خارج جلسة الحساب، فتلزم كلمة مرور الحساب لتأكيد العنوان.',
    en: "This link was opened outside the account's session, so the account's password is needed to confirm the address.",
  },
  csrf: {
    ar: 'تعذّر التحقق من مصدر الطلب، ولم يتغير شيء. تحديث الصفحة يعالج ذلك.',
    en: 'The origin of the request could not be verified; nothing was changed. Reloading the page solves this.',
  },
  forbidden_origin: {
    ar: 'جاء الطلب من موقع آخر، فلم يُقبل.',
    en: 'The request came from another site and was refused.',
  },
  too_many_requests: {
    ar: 'المحاولات كثيرة في وقت قصير. يمكن إعادة المحاولة بعد قليل.',
    en: 'Too many tries in a short time. Please try again shortly.',
  },
  not_found: { ar: 'المطلوب غير موجود.', en: 'What was asked for does not exist.' },
  method_not_allowed: {
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
    en: 'This address does not accept that method.',
  },
  profile_required: {
    ar: 'المعلومات الأساسية مطلوبة قبل بدء التقييم.',
    en: 'Basic information is needed before the assessment starts.',
  },
  attempt_open: {
    ar: 'توجد محاولة مفتوحة في نموذج آخر: تُتابَع، أو تُحفظ غير مكتملة وتبدأ محاولة جديدة.',
    en: 'An attempt at another form is open: continue it, or archive it unfinished and start a new one.',
  },
  attempt_limit: {
    ar: 'في الحساب 500 محاولة، وهو الحد الأعلى، وكل محاولة باقية بنتيجتها.',
    en: 'The account holds 500 attempts, which is the limit; each of them stays, with its result.',
  },
  field_required: {
    ar: 'يجب اختيار المجال المهني أولاً.',
    en: 'The professional field must be chosen first.',
  },
  field_not_open: {
    ar: 'أسئلة هذا المجال قيد الإعداد، ويمكن الآن اختيار مجال آخر.',
    en: 'The questions of this field are in preparation; another field can be chosen now.',
  },
  field_locked: {
    ar: 'لا يتغير المجال بعد الإجابة الأولى. يمكن بدء محاولة جديدة بمجال آخر.',
    en: 'The field cannot change after the first answer. A new attempt can be started with another field.',
  },
  template_not_in_language: {
    ar: 'أسئلة هذا النموذج غير متاحة بهذه اللغة بعد. يمكن تغيير اللغة أو اختيار نموذج آخر.',
    en: 'The questions of this form are not available in this language yet; change the language or choose another form.',
  },
  template_not_open: {
    ar: 'هذا النموذج قيد الإعداد، والنموذج الأساسي متاح الآن.',
    en: 'This form is in preparation; the basic form is available now.',
  },
  answer_conflict: {
    ar: 'لهذا السؤال إجابة محفوظة من قبل، وبقيت كما هي.',
    en: 'This question already has a saved answer, which was kept.',
  },
  not_current_question: {
    ar: 'انتقل التقييم إلى سؤال آخر، وكل إجابة محفوظة في مكانها.',
    en: 'The assessment has moved to another question; every saved answer is in place.',
  },
  already_completed: {
    ar: 'اكتمل هذا التقييم، ولا تتغير إجاباته.',
    en: 'This assessment is complete; its answers do not change.',
  },
  incomplete: {
    ar: 'لم يكتمل التقييم بعد، وتظهر النتيجة بعد آخر سؤال.',
    en: 'The assessment is not complete yet; the result appears after the last question.',
  },
  not_opened: {
    ar: 'لم يُفتح هذا التقرير بعد. بعد فتحه لا يُسترد ثمنه تلقائياً، ولذلك لا يفتحه إلا صاحبه.',
    en: 'This report has not been opened yet. Once it is open its price is not returned by itself, so its owner alone opens it.',
  },
  guess_closed: {
    ar: 'يُعطى التوقّع مرة واحدة، قبل عرض النتيجة.',
    en: 'A guess is given once, before the result is shown.',
  },
  locked: { ar: 'هذا الجزء من التقرير مقفل.', en: 'This part of the report is locked.' },
  credential_limit: {
    ar: 'الإثباتات الصالحة 20، وهو الحد الأعلى. إلغاء إثبات يفسح مكاناً لآخر.',
    en: '20 credentials are valid at once, which is the limit. Revoking one makes room for another.',
  },
  company_exists: {
    ar: 'في القائمة شركة بهذا البريد الإلكتروني من قبل.',
    en: 'A company with this email is already in the list.',
  },
  company_limit: {
    ar: 'في القائمة 50 شركة، وهو الحد الأعلى. حذف شركة يفسح مكاناً لأخرى.',
    en: 'The list holds 50 companies, which is the limit. Deleting one makes room for another.',
  },
  email_unverified: {
    ar: 'يلزم تأكيد البريد الإلكتروني للحساب قبل الإرسال.',
    en: 'The email of the account must be confirmed before anything is sent.',
  },
  consent_required: {
    ar: 'تلزم الموافقة على الإرسال إلى هذه الشركة أولاً، ولم يُرسل شيء.',
    en: 'Consent to sending to this company is needed first; nothing was sent.',
  },
  recipient_opted_out: {
    ar: 'أُوقفت كل رسائل وجهة إلى هذا العنوان، فلا يُرسل إليه شيء.',
    en: 'This address has stopped all mail from Wijha, so nothing is sent to it.',
  },
  sending_limit: {
    ar: 'بلغ الإرسال حده الأعلى في 24 ساعة، ولم يُرسل شيء. يمكن الإرسال بعد ذلك.',
    en: 'The limit of sendings within 24 hours is reached; nothing was sent. Sending is possible after that.',
  },
  ai_not_open: {
    ar: 'الكتابة بالذكاء الاصطناعي غير متاحة لهذا التقرير، ونصائح وجهة باقية في مكانها.',
    en: 'Writing by AI is not available for this report; the tips of Wijha stay in place.',
  },
  already_paid: {
    ar: 'دُفع ثمن هذا التقرير من قبل، وتفاصيله مفتوحة.',
    en: 'This report has already been paid for; its detail is open.',
  },
  already_subscribed: {
    ar: 'يوجد اشتراك قائم. تغيير الباقة وإلغاؤها من صفحة الاشتراك.',
    en: 'There is a running subscription. It is changed or cancelled on the billing page.',
  },
  payment_unavailable: {
    ar: 'لا يجيب مزوّد الدفع الآن، فلم تبدأ عملية دفع جديدة. ما دُفع من قبل يُفتح من تلقاء نفسه، ويمكن إعادة المحاولة بعد قليل.',
    en: 'The payment provider is not answering, so no new payment was started. Anything already paid opens by itself; please try again shortly.',
  },
  webhook_refused: {
    ar: 'لم يُعرف مرسل الإشعار، فلم يُقبل.',
    en: 'The sender of the webhook is not known; it was refused.',
  },
  no_subscription: {
    ar: 'لا يوجد اشتراك قائم يمكن تغييره.',
    en: 'There is no running subscription to change.',
  },
  card_required: {
    ar: 'لا توجد بطاقة محفوظة للتجديد. يمكن الاشتراك من جديد بعد نهاية الشهر المدفوع.',
    en: 'No card is kept for renewals. A new subscription can be bought after the paid month ends.',
  },
  not_refundable: {
    ar: 'استرداد هذا المبلغ قيد المعالجة أو تم من قبل.',
    en: 'The refund of this amount is under way or already done.',
  },
  plan_required: {
    ar: 'هذه الخدمة من الباقة الاحترافية.',
    en: 'This service belongs to the Pro plan.',
  },
  consultation_used: {
    ar: 'حُجزت استشارة هذا الشهر من قبل. تُتاح الاستشارة التالية مع الشهر المدفوع التالي.',
    en: "This month's consultation has been booked already. The next one comes with the next paid month.",
  },
  hour_taken: {
    ar: 'لم تعد هذه الساعة متاحة. يمكن اختيار ساعة أخرى من القائمة.',
    en: 'This hour is no longer free. Another one can be chosen from the list.',
  },
  provider_not_configured: {
    ar: 'هذه الطريقة لتسجيل الدخول غير متاحة بعد.',
    en: 'This way to sign in is not available yet.',
  },
  sign_in_again: {
    ar: 'يلزم تسجيل الدخول من جديد قبل هذا التغيير، لأن الحساب بلا كلمة مرور.',
    en: 'This account has no password, so this change needs a fresh sign-in first.',
  },
  changed_elsewhere: {
    ar: 'غُيّرت السيرة في نافذة أخرى أو جهاز آخر بعد فتحها هنا، فلم يُحفظ شيء من هنا. تحميل الصفحة من جديد يعرض ما حُفظ هناك بدلاً مما كُتب هنا.',
    en: 'The CV was changed in another window or on another device after it was opened here, so nothing was saved from here. Reloading the page shows what was saved there and drops what was typed here.',
  },
  rated_already: {
    ar: 'قُدّر هذا الموقف من قبل، ويبقى التقدير الأول كما هو.',
    en: 'This situation was rated before; the first rating stays as it is.',
  },
  round_closed: {
    ar: 'أُغلقت جولة التقدير، فلا تُقبل تقديرات أخرى فيها. ما وصل قبل إغلاقها محفوظ.',
    en: 'The round is closed and takes no more ratings. What arrived before is kept.',
  },
  round_open: {
    ar: 'جولة التقدير أو النقاش لم تُغلق بعد، فلا تُعرض أرقامها ولا يُقرَّر بها، ولم يتغير شيء.',
    en: 'The round is still open: its figures are not shown and nothing is decided by them. Nothing was changed.',
  },
  key_not_accepted: {
    ar: 'لا يُعتمد المفتاح ما دامت التقديرات دون الشروط المذكورة مع السؤال، ولم يتغير شيء.',
    en: 'The key cannot be accepted while the ratings fall short of what is listed beside the question. Nothing was changed.',
  },
  own_panel: {
    ar: 'من قدّر في هذه اللجنة لا يقرّر بتقديراتها، ولم يتغير شيء.',
    en: 'A rater of this panel does not decide by its ratings. Nothing was changed.',
  },
  snapshot_running: {
    ar: 'تُقاس لقطة أخرى الآن، ولم تبدأ لقطة جديدة. تبدأ بعد اكتمالها.',
    en: 'Another snapshot is being measured, so no new one was started. Start it once that one is done.',
  },
  norm_below_gate: {
    ar: 'لم يبلغ أساس هذه المقارنة العدد اللازم بعد الوزن، فلا يُطلب نشرها. لم يتغير شيء.',
    en: 'The base of this norm has not reached the number of people it needs after weighting, so it cannot be asked for. Nothing was changed.',
  },
  norm_fresh: {
    ar: 'نُشرت مقارنة بالأساس نفسه قبل أقل من نصف سنة، ولا تُستبدل قبل ذلك. لم يتغير شيء.',
    en: 'A norm of the same base was published less than half a year ago and is not replaced before that. Nothing was changed.',
  },
  second_factor_required: {
    ar: 'لوحة المشغّل مغلقة في هذه الجلسة. رمز جديد من تطبيق المصادقة يفتحها، ولم يتغير شيء.',
    en: 'The console is closed in this session. A new code from the authenticator opens it; nothing was changed.',
  },
  second_factor_wrong: {
    ar: 'الرمز غير صحيح أو استُعمل من قبل. التطبيق يعرض رمزاً جديداً كل 30 ثانية، ولم يتغير شيء.',
    en: 'The code is not right, or was used before. The authenticator shows a new one every 30 seconds; nothing was changed.',
  },
  passkey_refused: {
    ar: 'لم يُقبل مفتاح المرور، ولم يتغير شيء. تُجدي محاولة أخرى، أو رمز من تطبيق المصادقة.',
    en: 'The passkey was not accepted; nothing was changed. Another try may help, or a code from the authenticator.',
  },
  passkey_limit: {
    ar: 'لهذا الحساب 10 مفاتيح مرور، وهو الحد. تُفسح إزالة أحدها مكاناً لآخر.',
    en: 'The account has 10 passkeys, which is the limit. Removing one makes room for another.',
  },
  support_view: {
    ar: 'هذه معاينة للدعم، للقراءة فقط، ولم يتغير شيء.',
    en: 'This is a view for support, to be read only; nothing was changed.',
  },
  second_pair_required: {
    ar: 'يعتمد هذا الطلب مشغّل آخر، غير من طلبه وغير من يخصه، ولم يتغير شيء.',
    en: 'Another operator must grant this: not who asked, and not whom it concerns. Nothing was changed.',
  },
  approval_open: {
    ar: 'في هذا الأمر طلب آخر ينتظر الاعتماد، ولم يتغير شيء.',
    en: 'Another request about this waits for a second operator already; nothing was changed.',
  },
  confirmation_required: {
    ar: 'يلزم لهذا الإجراء تأكيد برمز جديد من تطبيق المصادقة، ولم يتغير شيء.',
    en: 'This needs to be confirmed with a new code from the authenticator; nothing was changed.',
  },
  unknown_version: {
    ar: 'سُجّلت هذه المحاولة بإصدار من النموذج أو من قواعد الحساب لا يعرفه الخادم الآن، فلم تُحسب بقواعد غيرها. الإجابات والنتيجة محفوظة، ويمكن إعادة المحاولة لاحقاً.',
    en: 'This attempt was recorded with a version of the form or of the scoring that the server does not know at the moment, so it was not scored by any other. The answers and the result are safe; please try again later.',
  },
  unavailable: {
    ar: 'الخدمة غير متاحة للحظات. ما حُفظ آمن، ويمكن إعادة المحاولة بعد قليل.',
    en: 'The service is briefly unavailable. What was saved is safe; please try again shortly.',
  },
  internal: {
    ar: 'حدث خطأ غير متوقع. ما حُفظ آمن، ويمكن إعادة المحاولة.',
    en: 'Something unexpected went wrong. What was saved is safe; please try again.',
  },
} as const satisfies Record<ErrorCode, Words>
