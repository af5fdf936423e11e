ALTER TABLE "marketing_channels" ADD COLUMN "connected_by" jsonb;--> statement-breakpoint
ALTER TABLE "marketing_sequences" ADD COLUMN "switched_by" jsonb;