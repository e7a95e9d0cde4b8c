import { counted } from '../format.ts'

/** Words of /careers and of the page of each occupation. No pay and no vacancies stand there. */
export const careers = {
  title: 'دليل المهن',
  lead: (count: number) =>
    `${counted(count, 'ar', { one: 'مهنة واحدة', two: 'مهنتان', few: '# مهن', many: '# مهنة', other: '# مهنة' })} في اثني عشر مجالاً: ما يُعمل في اليوم، والطريق إلى المهنة في السعودية وما بعدها، وأين يُبحث عنها.`,
  description: 'دليل المهن في السعودية بحسب المجال: يوم العمل، والطريق إلى المهنة وما بعدها، وأين يُبحث عنها.',
  families:
    'تنتظم مهن كل مجال في عائلات من الأدوار. والعائلة هي ما يميّز التقييم بينه وبين غيره، لا المهنة الواحدة داخلها.',
  contents: 'المجالات',
  back: 'كل المهن',
  failed: 'تعذّر عرض المهن. يمكن إعادة تحميل الصفحة بعد قليل.',
  about: (title: string) =>
    `${title}: ما يُعمل في اليوم، والطريق إلى المهنة في السعودية وما بعدها، وما تقوم عليه من جوانب، وأين يُبحث عنها.`,
  day: 'يوم من العمل',
  wayIn: 'الطريق إليها',
  firstCourse: 'الدورة الأولى',
  wayOn: 'ما بعدها',
  facets: 'أكثر ما تقوم عليه',
  facetsNote: 'ثلاثة من المحاور السبعة عشر التي يقيسها التقييم، بحكم المعدّين.',
  interests: 'الميول القريبة منها',
  conditions: 'ظروف العمل',
  usual: 'معتاد:',
  sometimes: 'أحياناً:',
  noConditions: 'ساعات نهارية في مكان واحد في الغالب.',
  condition: {
    shifts: 'نوبات متغيّرة',
    night: 'عمل ليلي',
    travel: 'سفر وتنقّل',
    outdoors: 'عمل خارج المباني',
    crowds: 'زحام ومواجهة للجمهور',
    uncertainIncome: 'دخل غير ثابت',
    city: 'وجودها في المدن الكبرى وحدها',
  },
  search: 'أين يُبحث عنها',
  searchWords: 'كلمات البحث:',
  linksOf: (day: string) => `جُمعت هذه الروابط في ${day}. ولا تعني أن وظيفة شاغرة معروضة، ولا تُذكر هنا رواتب.`,
  education: 'المؤهل المعتاد',
  majors: 'التخصص المطلوب',
  years: 'الخبرة المعتادة',
  noYears: 'لا تُشترط',
  ofYears: (count: number) =>
    counted(count, 'ar', { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', many: '# سنة', other: '# سنة' }),
  licence: 'الترخيص',
  licenceOf: (name: string, body: string) => `${name} (${body})`,
  licenceLink: 'موقع الجهة',
  or: ' أو ',
  growth: 'يقود إلى',
  isco: (code: string) => `التصنيف الدولي للمهن ISCO-08: ${code}`,
  near: 'مهن قريبة في المجال نفسه',
  start: 'بدء التقييم مجاناً',
  startBody: 'يقيس التقييم هذه المحاور، ويبيّن أي العائلات أقرب إلى النتيجة ولماذا.',
}
