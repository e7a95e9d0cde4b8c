import {
  BriefcaseBusiness,
  ConciergeBell,
  DraftingCompass,
  GraduationCap,
  HardHat,
  HeartPulse,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
  PenTool,
  Scale,
  Tags,
  Truck,
} from 'lucide-react'
import type { FieldId } from '#engine/vocabulary.ts'

export const FIELD_ICONS: Readonly<Record<FieldId, LucideIcon>> = {
  technology: MonitorSmartphone,
  healthcare: HeartPulse,
  education: GraduationCap,
  business: BriefcaseBusiness,
  finance: Landmark,
  engineering: DraftingCompass,
  creative: PenTool,
  legal: Scale,
  sales: Tags,
  logistics: Truck,
  hospitality: ConciergeBell,
  construction: HardHat,
}
