/** The tables and functions of supabase/schemas that functions use, as supabase-js types them. */
import type { SubscriptionsFunctions, SubscriptionsTables } from './database/subscriptions.ts';
import type { ContractEndsFunctions, ContractEndsTables } from './database/contract-ends.ts';
import type { AccountsFunctions, AccountsTables } from './database/accounts.ts';
import type { OutboxFunctions, OutboxTables } from './database/outbox.ts';
import type { AppointmentsFunctions, AppointmentsTables } from './database/appointments.ts';
import type { CourseFunctions, CourseTables } from './database/course.ts';
import type { MarketFunctions } from './database/market.ts';
import type { RateLimitFunctions } from './database/rate-limits.ts';
import type { SiteFunctions } from './database/site.ts';
import type { SignalWebhooksFunctions, SignalWebhooksTables } from './database/signal-webhooks.ts';
import type { SignalsFunctions, SignalsTables } from './database/signals.ts';
import type { SupportFunctions, SupportTables } from './database/support.ts';

export type {
  SubscriptionUpdate,
  EvidenceRow,
  EventRow,
  PaymentLinkRow,
  RunRow,
} from './database/subscriptions.ts';
export type { ContractEndRow, FoundContractRow } from './database/contract-ends.ts';
export type { ErasureRow, ProfileRow } from './database/accounts.ts';
export type { EmailRow } from './database/outbox.ts';
export type { AppointmentRow } from './database/appointments.ts';
export type {
  CertificateRow,
  PublishedLessons,
  QuizAttemptRow,
  ReviewCardRow,
} from './database/course.ts';
export type { OpenedTicketRow } from './database/support.ts';

export type Database = {
  public: {
    Tables: SubscriptionsTables &
      ContractEndsTables &
      AccountsTables &
      OutboxTables &
      AppointmentsTables &
      CourseTables &
      SignalsTables &
      SignalWebhooksTables &
      SupportTables;
    Views: { [Name in never]: never };
    Functions: SubscriptionsFunctions &
      ContractEndsFunctions &
      AccountsFunctions &
      OutboxFunctions &
      AppointmentsFunctions &
      CourseFunctions &
      MarketFunctions &
      RateLimitFunctions &
      SignalsFunctions &
      SignalWebhooksFunctions &
      SiteFunctions &
      SupportFunctions;
  };
};
