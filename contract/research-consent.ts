import type { ConsentWording } from './consent-wording.ts'

/** Words the consent to research; apart from the others, whose pages would load it for nothing. */
export const RESEARCH_CONSENT: ConsentWording = {
  version: '2026-11-28',
  text: {
    ar: 'أوافق على استعمال إجابات التقييمات المكتملة في هذا الحساب في بحوث تدرس جودة الأسئلة وعدالتها، وقد يطّلع عليها باحثون من خارج وجهة. لا يرافقها اسم ولا عنوان ولا ما يدل على صاحبها، ولا تُذكر الخبرة والمؤهل والمجال واللغة ونوع الجهاز وموعد التقييم إلا في فئات واسعة يشترك فيها 10 أشخاص على الأقل. الموافقة اختيارية ولا تغيّر شيئاً في التقييم ونتيجته. بعد سحبها لا تدخل الإجابات في أي نسخة جديدة، أما النسخ التي سُلّمت فلا تُسترجع، وليس فيها ما يقود إلى أحد.',
    en: 'I agree that the answers of the completed assessments in this account are used in research into the quality and fairness of the questions, which researchers outside Wijha may read. No name, address or anything that tells whose they are goes with them; experience, education, field, language, kind of device and time are said only in broad groups that at least 10 people share. The consent is voluntary and changes nothing about the assessment and its result. Once it is withdrawn, no new copy holds the answers; copies already handed over cannot be taken back, and nothing in them leads to anybody.',
  },
}
