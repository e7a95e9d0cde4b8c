/** Holds a place that stories may name. `gulf`: Saudi Arabia and the Gulf; `arab`: other Arab cities. */
export interface Place {
  readonly ar: string
  readonly en: string
  readonly region: 'gulf' | 'arab'
  /** Also an everyday Arabic word. */
  readonly isWord?: true
}

const gulf = (ar: string, en: string): Place => ({ ar, en, region: 'gulf' })
const arab = (ar: string, en: string): Place => ({ ar, en, region: 'arab' })

export const PLACES: readonly Place[] = [
  gulf('الرياض', 'Riyadh'),
  gulf('جدة', 'Jeddah'),
  gulf('الدمام', 'Dammam'),
  { ...gulf('الخبر', 'Khobar'), isWord: true },
  gulf('الظهران', 'Dhahran'),
  gulf('الجبيل', 'Jubail'),
  gulf('القطيف', 'Qatif'),
  gulf('الأحساء', 'Al-Ahsa'),
  gulf('الهفوف', 'Hofuf'),
  gulf('الخرج', 'Al-Kharj'),
  gulf('القصيم', 'Qassim'),
  gulf('بريدة', 'Buraidah'),
  gulf('عنيزة', 'Unaizah'),
  gulf('حائل', 'Hail'),
  gulf('تبوك', 'Tabuk'),
  { ...gulf('العلا', 'AlUla'), isWord: true },
  gulf('ينبع', 'Yanbu'),
  gulf('الطائف', 'Taif'),
  gulf('الباحة', 'Al-Baha'),
  gulf('أبها', 'Abha'),
  gulf('خميس مشيط', 'Khamis Mushait'),
  gulf('جازان', 'Jazan'),
  gulf('نجران', 'Najran'),
  gulf('عرعر', 'Arar'),
  gulf('سكاكا', 'Sakaka'),
  gulf('رابغ', 'Rabigh'),
  gulf('السعودية', 'Saudi Arabia'),
  gulf('دبي', 'Dubai'),
  gulf('أبوظبي', 'Abu Dhabi'),
  gulf('الشارقة', 'Sharjah'),
  gulf('عجمان', 'Ajman'),
  gulf('الدوحة', 'Doha'),
  gulf('المنامة', 'Manama'),
  gulf('المحرق', 'Muharraq'),
  gulf('الكويت', 'Kuwait'),
  { ...gulf('مسقط', 'Muscat'), isWord: true },
  gulf('صلالة', 'Salalah'),
  gulf('صحار', 'Sohar'),
  { ...gulf('الخليج', 'Gulf'), isWord: true },
  arab('القاهرة', 'Cairo'),
  arab('الإسكندرية', 'Alexandria'),
  arab('عمان', 'Amman'),
  arab('العقبة', 'Aqaba'),
  arab('إربد', 'Irbid'),
  arab('بيروت', 'Beirut'),
  arab('طرابلس', 'Tripoli'),
  arab('الدار البيضاء', 'Casablanca'),
  { ...arab('الرباط', 'Rabat'), isWord: true },
  arab('طنجة', 'Tangier'),
  arab('مراكش', 'Marrakesh'),
  { ...arab('فاس', 'Fez'), isWord: true },
  arab('تونس', 'Tunis'),
  arab('صفاقس', 'Sfax'),
  arab('الجزائر', 'Algiers'),
  arab('وهران', 'Oran'),
  arab('البصرة', 'Basra'),
]

/** Capitals that name neither a person nor a place. */
export const OTHER_CAPITALS: ReadonlySet<string> = new Set([
  ...['I', 'Arabic', 'English'],
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ...['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
])
