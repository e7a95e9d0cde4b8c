/** Holds a name that characters may bear, with its one English spelling; no other is allowed. */
export interface Name {
  readonly ar: string
  readonly en: string
  readonly gender: 'woman' | 'man'
  /** Also an everyday Arabic word (age, hope, witnessed), so that seeing it in Arabic proves nothing. */
  readonly isWord?: true
}

const men = (ar: string, en: string): Name => ({ ar, en, gender: 'man' })
const women = (ar: string, en: string): Name => ({ ar, en, gender: 'woman' })

export const NAMES: readonly Name[] = [
  men('سعد', 'Saad'),
  men('فهد', 'Fahad'),
  men('خالد', 'Khalid'),
  men('ماجد', 'Majid'),
  men('يوسف', 'Yousef'),
  { ...men('عمر', 'Omar'), isWord: true },
  men('طارق', 'Tariq'),
  men('بدر', 'Badr'),
  men('هاني', 'Hani'),
  men('سامي', 'Sami'),
  men('راشد', 'Rashid'),
  { ...men('تركي', 'Turki'), isWord: true },
  men('مازن', 'Mazen'),
  men('عمار', 'Ammar'),
  { ...men('حمد', 'Hamad'), isWord: true },
  women('نورة', 'Noura'),
  women('سارة', 'Sarah'),
  women('ريم', 'Reem'),
  women('منى', 'Mona'),
  women('هند', 'Hind'),
  women('لمى', 'Lama'),
  women('دلال', 'Dalal'),
  { ...women('أمل', 'Amal'), isWord: true },
  { ...women('هدى', 'Huda'), isWord: true },
  { ...women('شهد', 'Shahd'), isWord: true },
  women('غادة', 'Ghada'),
  women('مها', 'Maha'),
  women('ليلى', 'Layla'),
  women('منال', 'Manal'),
  women('عبير', 'Abeer'),
  women('سلمى', 'Salma'),
  women('ليان', 'Layan'),
  women('سمر', 'Samar'),
  women('أروى', 'Arwa'),
  { ...women('جواهر', 'Jawaher'), isWord: true },
]

/**
 * Common names outside the list. In English a strange name shows by its capital inside a sentence; at the start of one, and
 * in Arabic, only a list can know it.
 */
export const OTHER_NAMES = {
  ar: 'أحمد|محمد|محمود|عبدالله|عبدالرحمن|عبدالعزيز|إبراهيم|فيصل|سلطان|سلمان|حسين|مصطفى|وليد|زياد|نواف|مشاري|فاطمة|عائشة|مريم|نوف|هيفاء|رانيا|لينا|زينب|خديجة|سميرة|ياسمين',
  en: 'Ahmed|Ahmad|Mohammed|Muhammad|Mahmoud|Abdullah|Abdulrahman|Abdulaziz|Ibrahim|Faisal|Nasser|Sultan|Salman|Hassan|Hussein|Mustafa|Adel|Waleed|Ziad|Nawaf|Mishari|Ali|Fatima|Aisha|Maryam|Nouf|Latifa|Haifa|Rania|Lina|Zainab|Khadija|Asma|Samira|Yasmin|John|Sara|Maria|David',
}
