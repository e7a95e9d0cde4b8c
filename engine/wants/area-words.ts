import type { Words } from '../vocabulary.ts'
import type { Area } from './areas.ts'

/** Says how much an area draws somebody, by the mean of its answers. */
export type Draw = 'high' | 'middle' | 'low'

interface AreaWords {
  readonly name: Words
  /** At the corner of the chart. */
  readonly short: Words
  readonly definition: Words
  readonly say: Readonly<Record<Draw, Words>>
}

/** Holds the words of the six areas of interest. */
export const AREAS: Readonly<Record<Area, AreaWords>> = {
  R: {
    name: { ar: 'الصنع والتشغيل', en: 'Making and operating' },
    short: { ar: 'الصنع', en: 'Making' },
    definition: {
      ar: 'الميل إلى أعمال ملموسة مع الأدوات والآلات والنبات وفي مواقع العمل، يُرى أثرها في الحال.',
      en: 'Being drawn to tangible work with tools, machines and plants or on site, where the effect is seen at once.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً ما يُصنع أو يُشغَّل أو يُصلَح، ويُرى أثره أمام العين.',
        en: 'Making, running or repairing things, with the effect before your eyes, draws you much.',
      },
      middle: {
        ar: 'تجذبك بعض الأعمال الملموسة مع الأدوات والآلات، ولا يجذبك بعضها الآخر.',
        en: 'Some tangible work with tools and machines draws you, and some does not.',
      },
      low: {
        ar: 'قلّما يجذبك العمل مع الأدوات والآلات.',
        en: 'Work with tools and machines seldom draws you.',
      },
    },
  },
  I: {
    name: { ar: 'البحث والتحليل', en: 'Inquiring and analysing' },
    short: { ar: 'البحث', en: 'Inquiring' },
    definition: {
      ar: 'الميل إلى السؤال عن الأسباب، وجمع الأدلة وفحصها حتى يتضح الجواب.',
      en: 'Being drawn to asking why, and to gathering and weighing evidence until the answer is clear.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً البحث عن سبب خفي ووزن الأدلة حتى يظهر الجواب.',
        en: 'Looking for a hidden cause and weighing evidence until the answer shows draws you much.',
      },
      middle: {
        ar: 'تجذبك بعض الأسئلة التي تحتاج إلى بحث، ويسهل عندك ترك بعضها لغيرك.',
        en: 'Some questions that need inquiry draw you; others you would gladly leave to someone else.',
      },
      low: {
        ar: 'قلّما يجذبك البحث الطويل عن الأسباب والأدلة.',
        en: 'A long search for causes and evidence seldom draws you.',
      },
    },
  },
  A: {
    name: { ar: 'الإبداع والتعبير', en: 'Creating and expressing' },
    short: { ar: 'الإبداع', en: 'Creating' },
    definition: {
      ar: 'الميل إلى ابتكار ما لم يكن موجوداً، والتعبير عنه بالكلمة أو الصورة أو الشكل أو الأداء.',
      en: 'Being drawn to inventing something new and expressing it in words, images, shapes or performance.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً ابتكار شيء جديد والتعبير عنه بكلمة أو صورة أو شكل.',
        en: 'Inventing something new and giving it words, an image or a shape draws you much.',
      },
      middle: {
        ar: 'يجذبك الابتكار والتعبير في أشكال دون أخرى.',
        en: 'Creating and expressing draw you in some forms and not in others.',
      },
      low: { ar: 'قلّما تجذبك أعمال الفن والتعبير.', en: 'Work of art and expression seldom draws you.' },
    },
  },
  S: {
    name: { ar: 'المساعدة والتعليم', en: 'Helping and teaching' },
    short: { ar: 'المساعدة', en: 'Helping' },
    definition: {
      ar: 'الميل إلى مرافقة الناس في التعلّم والتعافي وحلّ الخلاف والاندماج بين غيرهم.',
      en: 'Being drawn to standing by people as they learn, recover, settle disputes and find their place.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً أن يتعلّم أحد أو يتعافى أو يطمئن بفضل وقت يُقضى معه.',
        en: 'It draws you much when someone learns, recovers or finds calm through time spent with them.',
      },
      middle: {
        ar: 'تجذبك مساعدة الناس في بعض المواقف، ولا تجذبك في بعضها الآخر.',
        en: 'Helping people draws you in some situations and not in others.',
      },
      low: {
        ar: 'قلّما يجذبك أن يكون تعليم الناس أو رعايتهم صلب العمل.',
        en: 'Work that is mainly teaching or caring for people seldom draws you.',
      },
    },
  },
  E: {
    name: { ar: 'المبادرة والإقناع', en: 'Taking the lead and persuading' },
    short: { ar: 'المبادرة', en: 'Leading' },
    definition: {
      ar: 'الميل إلى بدء المشاريع، وإقناع الناس، وقيادتهم نحو هدف.',
      en: 'Being drawn to starting ventures, persuading people and leading them towards a goal.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً بدء مشروع وإقناع الناس به وقيادتهم نحو هدف.',
        en: 'Starting something, winning people for it and leading them to a goal draws you much.',
      },
      middle: {
        ar: 'تجذبك المبادرة والإقناع أحياناً، ويجذبك أحياناً ترك القيادة لغيرك.',
        en: 'Taking the lead and persuading draw you at times; at other times you would gladly leave it to others.',
      },
      low: {
        ar: 'قلّما يجذبك البيع أو التفاوض أو القيادة.',
        en: 'Selling, negotiating or leading seldom draws you.',
      },
    },
  },
  C: {
    name: { ar: 'الترتيب والتدقيق', en: 'Organising and checking' },
    short: { ar: 'الترتيب', en: 'Organising' },
    definition: {
      ar: 'الميل إلى تنظيم المعلومات والسجلات وفق قواعد واضحة، ومراجعتها حتى تصحّ.',
      en: 'Being drawn to putting information and records in order by clear rules and checking them until they are right.',
    },
    say: {
      high: {
        ar: 'يجذبك كثيراً ترتيب المعلومات ومراجعتها حتى لا يبقى فيها خطأ.',
        en: 'Putting information in order and checking it until no error is left draws you much.',
      },
      middle: {
        ar: 'تجذبك بعض أعمال الترتيب والمراجعة، ويثقل عليك بعضها الآخر.',
        en: 'Some work of ordering and checking draws you, and some feels heavy.',
      },
      low: {
        ar: 'قلّما تجذبك السجلات والجداول والقواعد الدقيقة.',
        en: 'Records, tables and exact rules seldom draw you.',
      },
    },
  },
}
