/** Words of the pages behind mailed links, beside those that they share with the other forms (account.ts). */
export const mailedLinks = {
  verified: 'الحساب جاهز، ويُتابَع التقييم من الصفحة الرئيسية.',
  notVerified:
    'قد يكون الرابط غير صالح أو انتهت مدته أو استُعمل من قبل. تبيّن الصفحة الرئيسية هل تأكد البريد، ومنها يُطلب رابط جديد.',
  support: 'التواصل مع الدعم',
  dead: 'رابط التعيين غير صالح أو انتهت مدته، ولم يتغير شيء. يصلح الرابط مرة واحدة خلال ساعة.',
  newLink: 'طلب رابط جديد',
}
