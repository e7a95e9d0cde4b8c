import type { Words } from '../vocabulary.ts'

/** Names the five work values. */
export const VALUES = {
  income: { ar: 'الدخل', en: 'Income' },
  security: { ar: 'الأمان', en: 'Security' },
  independence: { ar: 'الاستقلال', en: 'Independence' },
  service: { ar: 'خدمة الناس', en: 'Service to others' },
  balance: { ar: 'التوازن بين العمل والحياة', en: 'Balance of life and work' },
} as const satisfies Readonly<Record<string, Words>>

export type ValueId = keyof typeof VALUES
export const VALUE_IDS = Object.keys(VALUES) as readonly ValueId[]

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

export const VALUE_QUESTION: Words = {
  ar: 'أيّ العملين أقرب إلى رغبتك؟',
  en: 'Which of the two is closer to what you want?',
}

type ValuePair = Readonly<Record<Side, { readonly value: ValueId; readonly words: Words }>>

/** Lists the ten pairs: every two of the five values meet once, and each stands twice on either side. */
export const VALUE_PAIRS = {
  V1: {
    left: {
      value: 'income',
      words: { ar: 'عمل يزيد دخله كلما زاد العطاء', en: 'Work whose pay grows with the effort put in' },
    },
    right: {
      value: 'security',
      words: { ar: 'عمل يصمد في أوقات الركود', en: 'Work that holds out when times are lean' },
    },
  },
  V2: {
    left: {
      value: 'independence',
      words: { ar: 'عمل يفسح المجال لتجربة أفكار خاصة', en: "Work with room to try out one's own ideas" },
    },
    right: {
      value: 'service',
      words: { ar: 'عمل يخفف عن الناس مشقة حقيقية', en: 'Work that eases a real hardship for people' },
    },
  },
  V3: {
    left: {
      value: 'balance',
      words: {
        ar: 'عمل هادئ الإيقاع تبقى بعده طاقة',
        en: 'Work at a calm pace that leaves energy for later',
      },
    },
    right: {
      value: 'income',
      words: { ar: 'عمل يفوق أجره الأجر المعتاد', en: 'Work that pays more than is usual for its kind' },
    },
  },
  V4: {
    left: {
      value: 'security',
      words: {
        ar: 'عمل تحفظ عقوده وأنظمته حقوق العاملين',
        en: 'Work where contracts and rules protect those who do it',
      },
    },
    right: {
      value: 'independence',
      words: {
        ar: 'عمل يُتخذ فيه القرار دون استئذان',
        en: 'Work where decisions can be made without asking leave',
      },
    },
  },
  V5: {
    left: {
      value: 'service',
      words: { ar: 'عمل يترك أثراً نافعاً في المجتمع', en: 'Work that leaves something good in the community' },
    },
    right: {
      value: 'balance',
      words: {
        ar: 'عمل يترك المساء والعطلة للحياة الخاصة',
        en: 'Work that leaves evenings and days off free',
      },
    },
  },
  V6: {
    left: {
      value: 'income',
      words: { ar: 'عمل تعود نتائجه الكبيرة بمكافآت كبيرة', en: 'Work where big results bring big rewards' },
    },
    right: {
      value: 'independence',
      words: { ar: 'عمل تكثر فيه الثقة ويقلّ التوجيه', en: 'Work with much trust and little supervision' },
    },
  },
  V7: {
    left: {
      value: 'security',
      words: { ar: 'عمل ثابت يستمر سنوات طويلة', en: 'Work that stays steady for many years' },
    },
    right: {
      value: 'service',
      words: { ar: 'عمل يعين الآخرين على التقدم', en: 'Work that helps other people get ahead' },
    },
  },
  V8: {
    left: {
      value: 'independence',
      words: { ar: 'عمل تُترك طريقته لمن يؤديه', en: 'Work that leaves the method to whoever does it' },
    },
    right: {
      value: 'balance',
      words: { ar: 'عمل ينتهي بانتهاء ساعات الدوام', en: 'Work that is over when the working day ends' },
    },
  },
  V9: {
    left: {
      value: 'service',
      words: { ar: 'عمل يظهر كل يوم من انتفع به', en: 'Work where each day shows whom it has helped' },
    },
    right: {
      value: 'income',
      words: { ar: 'عمل يتيح ادخار مبلغ جيد كل عام', en: 'Work that lets one save a good sum every year' },
    },
  },
  V10: {
    left: {
      value: 'balance',
      words: { ar: 'عمل مرن الساعات يراعي ظروف الحياة', en: 'Work with flexible hours that fit around life' },
    },
    right: {
      value: 'security',
      words: { ar: 'عمل واضح المستقبل قليل المفاجآت', en: 'Work with a clear future and few surprises' },
    },
  },
} as const satisfies Readonly<Record<string, ValuePair>>

export type PairId = keyof typeof VALUE_PAIRS
export const PAIR_IDS = Object.keys(VALUE_PAIRS) as readonly PairId[]
