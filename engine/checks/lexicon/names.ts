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
  { ...men('يزيد', 'Yazid'), isWord: true },
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
  men('وليد', 'Waleed'),
  men('فيصل', 'Faisal'),
  { ...men('سلطان', 'Sultan'), isWord: true },
  men('سامر', 'Samer'),
  { ...men('ناصر', 'Nasser'), isWord: true },
  men('زياد', 'Ziad'),
  { ...men('سالم', 'Salem'), isWord: true },
  men('غسان', 'Ghassan'),
  { ...men('أنور', 'Anwar'), isWord: true },
  { ...men('حمد', 'Hamad'), isWord: true },
  men('بلال', 'Bilal'),
  men('راكان', 'Rakan'),
  women('نورة', 'Noura'),
  women('سارة', 'Sarah'),
  women('مشاعل', 'Mashael'),
  women('لمار', 'Lamar'),
  { ...women('جود', 'Jood'), isWord: true },
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
  { ...women('حنان', 'Hanan'), isWord: true },
  women('لجين', 'Lujain'),
  { ...women('لطيفة', 'Latifa'), isWord: true },
  women('لينا', 'Lina'),
  women('العنود', 'Alanoud'),
  women('نجلاء', 'Najla'),
  women('روان', 'Rawan'),
  { ...women('جود', 'Joud'), isWord: true },
  { ...women('رنا', 'Rana'), isWord: true },
  women('نوف', 'Nouf'),
  { ...women('نوال', 'Nawal'), isWord: true },
  women('سميرة', 'Samira'),
  women('أروى', 'Arwa'),
  { ...women('جواهر', 'Jawaher'), isWord: true },
  women('جمانة', 'Jumana'),
  women('دانة', 'Dana'),
]

/**
 * Common names outside the list. In English a strange name shows by its capital inside a sentence; at the start of one, and
 * in Arabic, only a list can know it.
 */
export const OTHER_NAMES = {
  ar: 'أحمد|محمد|محمود|عبدالله|عبدالرحمن|عبدالعزيز|إبراهيم|سلمان|حسين|مصطفى|نواف|مشاري|فاطمة|عائشة|مريم|هيفاء|رانيا|زينب|خديجة|ياسمين',
  en: 'Ahmed|Ahmad|Mohammed|Muhammad|Mahmoud|Abdullah|Abdulrahman|Abdulaziz|Ibrahim|Salman|Hassan|Hussein|Mustafa|Adel|Nawaf|Mishari|Ali|Fatima|Aisha|Maryam|Haifa|Rania|Zainab|Khadija|Asma|Yasmin|John|Sara|Maria|David',
}
