import type { Words } from '#engine/vocabulary.ts'
import { LEAST_IN_CELL } from './merge-small-cells.ts'

export interface Column {
  readonly name: string
  /** As the Table Schema of Frictionless names it. */
  readonly type: 'string' | 'integer' | 'number'
  readonly description: Words
}

const string = (name: string, ar: string, en: string): Column => ({
  name,
  type: 'string',
  description: { ar, en },
})
const integer = (name: string, ar: string, en: string): Column => ({
  name,
  type: 'integer',
  description: { ar, en },
})

const ID = string(
  'id',
  'رمز المشارك في هذا التصدير وحده، ولا يقود إلى صاحبه ولا إلى تصدير آخر',
  'Taker, in this export alone: it leads neither to a person nor to another export',
)
const ITEM = string(
  'item',
  'مفتاح السؤال مع إصداره؛ أو موضعه وحده لسؤال من مجال لا يُذكر',
  'Key of the item with its version; its place alone for an item of a field that was given up',
)

/** Lists the columns of each table of an export; `responses` begins as the Item Response Warehouse names them. */
export const COLUMNS = {
  responses: [
    ID,
    ITEM,
    integer(
      'resp',
      'نقاط الخيار بحسب مفتاح السؤال، من 1 إلى 5',
      'Points that the key gives the chosen option, 1 to 5',
    ),
    integer('wave', 'المحاولة الأولى في التصدير أو الثانية', 'First or second attempt in the export'),
    integer(
      'date',
      'بداية الأسبوع أو الشهر الذي بدأت فيه المحاولة الأولى، بالثواني منذ 1970 (UTC)؛ فارغ حيث حُذف',
      'Beginning of the week or month in which the first attempt began, seconds since 1970 (UTC); empty where it was given up',
    ),
    {
      name: 'rt',
      type: 'number',
      description: {
        ar: 'زمن السؤال بالثواني؛ فارغ حيث لا يُعرف',
        en: 'Seconds spent on the item; empty where they are not known',
      },
    },
    string(
      'slot',
      'موضع السؤال في النموذج، وتشترك فيه قصتا الزوج وأسئلة كل المجالات',
      'Place in the form, shared by both stories of a pair and by the items of every field',
    ),
    integer('position', 'ترتيب السؤال في المحاولة', 'Position of the item in the attempt'),
    integer(
      'choice',
      'موضع الخيار على الشاشة، من 1 إلى 5؛ فارغ حيث لا يُذكر السؤال',
      'Place of the chosen option on the screen, 1 to 5; empty where the item is not told',
    ),
    integer(
      'regular',
      '1 لمحاولة لا علامة على طريقة إجابتها، وإلا 0',
      '1 for an attempt without a sign against the way in which it was answered, else 0',
    ),
    integer('form_version', 'إصدار النموذج', 'Version of the form'),
  ],
  takers: [
    ID,
    string(
      'began',
      'أسبوع بدء المحاولة الأولى (يوم الاثنين) أو شهره',
      'Week (its Monday) or month in which the first attempt began',
    ),
    string('device', 'هاتف أو حاسوب أو كلاهما', 'phone, desktop or mixed'),
    string('experience', 'سنوات الخبرة في ثلاث فئات', 'Years of experience in three groups'),
    string('education', 'المؤهل في ثلاث فئات', 'Education in three groups'),
    integer('waves', 'عدد المحاولات في التصدير، 1 أو 2', 'Attempts in the export, 1 or 2'),
    string('field', 'المجال في المحاولة الأولى', 'Field of the first attempt'),
    string('language', 'لغة الإجابة', 'Language of the answers; mixed where both'),
  ],
  items: [
    ITEM,
    integer('version', 'إصدار السؤال', 'Version of the item'),
    string('slot', 'موضع السؤال في النموذج', 'Place in the form'),
    string('section', 'القسم', 'Section'),
    string('facet', 'رمز الجانب', 'Facet'),
    string('type', 'نوع السؤال', 'Type of the item'),
    string(
      'field',
      'المجال الذي يخصه السؤال؛ فارغ لما يراه الجميع',
      'Field that the item belongs to; empty for all',
    ),
    string('told', 'أي القصتين: a أو b', 'Which story of the pair, a or b'),
    string('status', 'المراجعة التي اجتازها السؤال', 'Review that the item has passed'),
    string('story_ar', 'نص الموقف بالعربية', 'Story in Arabic'),
    string('question_ar', 'السؤال بالعربية', 'Question in Arabic'),
    string('story_en', 'نص الموقف بالإنجليزية', 'Story in English'),
    string('question_en', 'السؤال بالإنجليزية', 'Question in English'),
  ],
  options: [
    ITEM,
    integer('choice', 'موضع الخيار على الشاشة', 'Place on the screen'),
    integer('resp', 'نقاطه بحسب المفتاح', 'Points that the key gives it'),
    string('pole', 'العادة التي يدل عليها', 'Habit that it shows'),
    string('text_ar', 'نص الخيار بالعربية', 'Option in Arabic'),
    string('text_en', 'نص الخيار بالإنجليزية', 'Option in English'),
  ],
  gates: [
    string('figure', 'المؤشر', 'Figure'),
    integer('show', 'أقل عدد يُعرض عنده', 'Fewest people from which it is shown'),
    integer('act', 'أقل عدد يُبنى عليه قرار', 'Fewest people from which it is acted on'),
  ],
  labels: [
    string('column', 'العمود', 'Column'),
    string('code', 'الرمز', 'Code'),
    string('label_ar', 'معناه بالعربية', 'Meaning in Arabic'),
    string('label_en', 'معناه بالإنجليزية', 'Meaning in English'),
  ],
  codebook: [
    string('table', 'الجدول', 'Table'),
    string('column', 'العمود', 'Column'),
    string('type', 'نوع قيمه', 'Type of its values'),
    string('description_ar', 'ما فيه بالعربية', 'What it holds, in Arabic'),
    string('description_en', 'ما فيه بالإنجليزية', 'What it holds, in English'),
  ],
} as const satisfies Readonly<Record<string, readonly Column[]>>
export type TableName = keyof typeof COLUMNS

/** Says in the package what was done to the groups. */
export const GROUPS_NOTE = `Groups are coarse; where fewer than ${LEAST_IN_CELL} takers share all of them, some are left empty. An empty cell is a group that was given up, not an answer that is missing.`
