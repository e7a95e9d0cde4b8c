import type { Method } from '#contract/method.ts'
import { counted, number } from '../format.ts'

const questions = (count: number) =>
  counted(count, 'ar', {
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '# أسئلة',
    many: '# سؤالاً',
    other: '# سؤال',
  })

/** Says which review how many questions have passed, and what that means; for the pages of method and references. */
export const bankReviews = ({ questions: all, draft, read, rated, released }: Method['bank']) => [
  `في بنك الأسئلة ${questions(all)}، لكل منها قصتان. عدد المسودات ${number(draft)}، وما اجتاز القراءة دون مفتاح ${number(read)}، وما قيّمه الخبراء ${number(rated)}.`,
  'مفتاح المسودة من وضع المعدّين وحدهم. واجتياز القراءة يعني أن قراءً لم يروا المفتاح لم يميلوا إلى أي من القصتين حين عُرضت عليهم الخيارات وحدها، ثم وجد معظمهم أفضل خيار حين قرؤوا القصة كاملة. والقراء حتى اليوم نماذج لغوية، لا تغني عن الخبراء ولا عن بيانات المستخدمين.',
  rated === 0
    ? 'لم يقيّم الخبراء أي سؤال بعد.'
    : `ما قيّمه الخبراء قدّر أهل الممارسة خياراته، أو عامة الناس في أسئلة الدوافع، دون اطلاع على المفتاح، ثم اعتمد شخصان المفتاح بأسباب مكتوبة. وعدد ما صدر منه ${number(released)}.`,
]
