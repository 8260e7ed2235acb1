CREATE TABLE "blob_folder" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mark" uuid NOT NULL,
	CONSTRAINT "blob_folder_is_one" CHECK ("blob_folder"."id" = 1)
);
