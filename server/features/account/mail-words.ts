import type { Locale } from '#engine/vocabulary.ts'
import type { AccountMail } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'

export const ACCOUNT_MAIL_WORDS: Readonly<Record<AccountMail['kind'], Readonly<Record<Locale, MailWords>>>> =
  {
    verify_email: {
      ar: {
        subject: 'تأكيد البريد الإلكتروني في وجهة',
        heading: 'تأكيد البريد الإلكتروني',
        body: 'أُنشئ في وجهة حساب بهذا العنوان. بعد تأكيده يصبح إرسال التقارير إلى الشركات متاحاً.',
        action: 'تأكيد البريد الإلكتروني',
        note: 'الرابط صالح 24 ساعة، ولمرة واحدة.',
        unexpected: 'إذا أُنشئ الحساب دون علم المستلم، فلا يلزم أي إجراء، ويبقى العنوان غير مؤكد.',
      },
      en: {
        subject: 'Confirm your email for Wijha',
        heading: 'Confirm your email',
        body: 'A Wijha account was created with this address. Once it is confirmed, reports can be sent to companies.',
        action: 'Confirm email',
        note: 'The link works once, within 24 hours.',
        unexpected:
          'If you did not create this account, nothing needs to be done; the address stays unconfirmed.',
      },
    },
    reset_password: {
      ar: {
        subject: 'تعيين كلمة مرور جديدة في وجهة',
        heading: 'تعيين كلمة مرور جديدة',
        body: 'وصل طلب لتعيين كلمة مرور جديدة للحساب المرتبط بهذا العنوان في وجهة.',
        action: 'تعيين كلمة مرور جديدة',
        note: 'الرابط صالح ساعة واحدة، ولمرة واحدة. وبعد التعيين تنتهي كل الجلسات المفتوحة.',
        unexpected: 'إذا صدر الطلب دون علم المستلم، فكلمة المرور الحالية باقية كما هي، ولا يلزم أي إجراء.',
      },
      en: {
        subject: 'Set a new password for Wijha',
        heading: 'Set a new password',
        body: 'A new password was requested for the Wijha account with this address.',
        action: 'Set a new password',
        note: 'The link works once, within one hour. Setting the password ends every open session.',
        unexpected:
          'If you did not ask for this, the current password stays as it is and nothing needs to be done.',
      },
    },
    confirm_new_email: {
      ar: {
        subject: 'تأكيد العنوان الجديد في وجهة',
        heading: 'تأكيد العنوان الجديد',
        body: 'وصل طلب لجعل هذا العنوان عنوان البريد الإلكتروني لحساب في وجهة. يبقى العنوان السابق إلى حين التأكيد.',
        action: 'تأكيد العنوان الجديد',
        note: 'الرابط صالح 24 ساعة، ولمرة واحدة. بعد التأكيد يكون تسجيل الدخول بهذا العنوان، ويصل إشعار إلى العنوان السابق.',
        unexpected: 'إذا صدر الطلب دون علم المستلم، فلا يلزم أي إجراء، ولا يتغير شيء.',
      },
      en: {
        subject: 'Confirm your new address for Wijha',
        heading: 'Confirm the new address',
        body: 'This address was asked to become the email address of a Wijha account. The previous one stays until it is confirmed.',
        action: 'Confirm the new address',
        note: 'The link works once, within 24 hours. After that, this is the address to sign in with, and the previous one is told.',
        unexpected: 'If you did not ask for this, nothing needs to be done and nothing changes.',
      },
    },
    email_changed: {
      ar: {
        subject: 'تغيّر البريد الإلكتروني للحساب في وجهة',
        heading: 'تغيّر البريد الإلكتروني للحساب',
        body: 'لم يعد هذا العنوان عنوان الحساب في وجهة: أُكد عنوان جديد، وبه يكون تسجيل الدخول من الآن.',
        action: 'استعادة هذا العنوان',
        note: 'الاستعادة متاحة 7 أيام، ولمرة واحدة. وبها تنتهي كل الجلسات وكلمة المرور الحالية، ويصل إلى هذا العنوان رابط لتعيين كلمة مرور جديدة.',
        unexpected:
          'إذا كان التغيير مقصوداً، فلا يلزم أي إجراء. وإذا حدث دون علم المستلم، فالاستعادة تعيد الحساب.',
      },
      en: {
        subject: 'The email address of your Wijha account was changed',
        heading: 'The email address was changed',
        body: 'This is no longer the address of your Wijha account: a new one was confirmed, and is the one to sign in with from now on.',
        action: 'Take this address back',
        note: 'This can be done once, within 7 days. It ends every session and the present password; a link for a new password is then mailed to this address.',
        unexpected:
          'If you made the change, nothing needs to be done. If this was not you, taking the address back brings the account back.',
      },
    },
    password_changed: {
      ar: {
        subject: 'تغيّرت كلمة المرور في وجهة',
        heading: 'تغيّرت كلمة المرور',
        body: 'حُفظت كلمة المرور الجديدة لهذا الحساب، وانتهت كل الجلسات المفتوحة على كل الأجهزة.',
        action: 'تسجيل الدخول',
        note: 'يكون تسجيل الدخول من الآن بكلمة المرور الجديدة.',
        unexpected: 'إذا حدث التغيير دون علم المستلم، فطلب استعادة كلمة المرور من صفحة الدخول يعيد الحساب.',
      },
      en: {
        subject: 'Your Wijha password was changed',
        heading: 'The password was changed',
        body: 'The new password of this account was saved, and every open session on every device has ended.',
        action: 'Sign in',
        note: 'From now on, the new password is the one to sign in with.',
        unexpected:
          'If this was not you, asking for a password reset on the sign-in page brings the account back.',
      },
    },
    name_corrected: {
      ar: {
        subject: 'صُحّح الاسم في حساب وجهة',
        heading: 'صُحّح الاسم',
        body: 'صحّح فريق الدعم الاسم في هذا الحساب. تحمل التقارير التي تُعدّ من الآن الاسم كما هو في الملف الشخصي، وتبقى الشهادات الرقمية الصادرة كما صدرت.',
        action: 'فتح الحساب',
        note: 'يظهر التصحيح مع سببه في صفحة الحساب، تحت سجل الاطلاع.',
        unexpected:
          'إذا حدث التصحيح دون طلب المستلم، فتعديل الاسم متاح في صفحة الحساب، وصفحة التواصل تصل إلى المشغّل.',
      },
      en: {
        subject: 'The name of your Wijha account was corrected',
        heading: 'The name was corrected',
        body: 'Support has corrected the name of this account. Reports that are made from now on carry the name as it stands in the profile; credentials that were issued stay as they are.',
        action: 'Open the account',
        note: 'The correction and its reason stand on the account page, under who looked.',
        unexpected:
          'If you did not ask for this, the name can be changed on the account page, and the contact page reaches the operator.',
      },
    },
    account_deleted: {
      ar: {
        subject: 'حُذف الحساب في وجهة',
        heading: 'حُذف الحساب',
        body: 'حُذف الحساب المرتبط بهذا العنوان، ومعه الملف الشخصي والإجابات والنتائج والتقارير والموافقات. انتهت كل الجلسات، وأُلغيت الروابط المرسلة إلى الشركات والبطاقة المحفوظة إن وُجدت.',
        action: 'فتح وجهة',
        note: 'تبقى الفواتير وحدها كما يوجب النظام، دون اسم أو بريد. لا يصل بعد هذه الرسالة أي بريد.',
        unexpected:
          'تطلّب الحذف كلمة المرور وكتابة هذا العنوان. إذا حدث دون علم المستلم، فصفحة التواصل تصل إلى المشغّل، غير أن المحذوف لا يُستعاد.',
      },
      en: {
        subject: 'Your Wijha account was deleted',
        heading: 'The account was deleted',
        body: 'The account with this address was deleted, and with it the profile, answers, results, reports and consents. Every session has ended; links sent to companies and a saved card, if there were any, are gone.',
        action: 'Open Wijha',
        note: 'Only invoices are kept, as the law requires, without name or email. No further mail follows this one.',
        unexpected:
          'Deleting asked for the password and for this address to be typed. If this was not you, the contact page reaches the operator; what was deleted cannot be brought back.',
      },
    },
  }
