BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('toyover',0,'guestAnna','Anna',0,'Buona sera',1700000000000);
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('guestAnna','Anna');
INSERT INTO "guests" VALUES('guestBruno','Bruno');
CREATE TABLE holders (
	guest VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('guestAnna','dogerunning');
INSERT INTO "holders" VALUES('guestBruno','dogerunning');
INSERT INTO "holders" VALUES('guestAnna','toyrunning');
INSERT INTO "holders" VALUES('guestBruno','toyrunning');
INSERT INTO "holders" VALUES('guestAnna','toyover');
INSERT INTO "holders" VALUES('guestBruno','toyover');
INSERT INTO "holders" VALUES('guestAnna','waiting');
CREATE TABLE keys (
	name VARCHAR(24) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c');
CREATE TABLE log (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	value BIGINT NOT NULL, 
	who VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('dogerunning',0,'chosen',-1,0,'');
INSERT INTO "log" VALUES('dogerunning',1,'sit',0,0,'guestAnna');
INSERT INTO "log" VALUES('dogerunning',2,'sit',1,0,'guestBruno');
INSERT INTO "log" VALUES('dogerunning',3,'sit',2,0,'guestBruno');
INSERT INTO "log" VALUES('dogerunning',4,'start',0,0,'');
INSERT INTO "log" VALUES('dogerunning',5,'word',-1,47,'');
INSERT INTO "log" VALUES('dogerunning',6,'word',-1,31,'');
INSERT INTO "log" VALUES('dogerunning',7,'word',-1,7,'');
INSERT INTO "log" VALUES('dogerunning',8,'word',-1,23,'');
INSERT INTO "log" VALUES('dogerunning',9,'word',-1,55,'');
INSERT INTO "log" VALUES('dogerunning',10,'word',-1,15,'');
INSERT INTO "log" VALUES('dogerunning',11,'word',-1,39,'');
INSERT INTO "log" VALUES('dogerunning',12,'word',1,9,'');
INSERT INTO "log" VALUES('dogerunning',13,'word',1,57,'');
INSERT INTO "log" VALUES('dogerunning',14,'word',0,48,'');
INSERT INTO "log" VALUES('dogerunning',15,'word',2,2,'');
INSERT INTO "log" VALUES('dogerunning',16,'word',1,65,'');
INSERT INTO "log" VALUES('dogerunning',17,'unsay',1,11,'');
INSERT INTO "log" VALUES('dogerunning',18,'word',2,66,'');
INSERT INTO "log" VALUES('dogerunning',19,'word',0,56,'');
INSERT INTO "log" VALUES('dogerunning',20,'word',1,89,'');
INSERT INTO "log" VALUES('toyrunning',0,'chosen',-1,0,'');
INSERT INTO "log" VALUES('toyrunning',1,'sit',0,0,'guestAnna');
INSERT INTO "log" VALUES('toyrunning',2,'sit',1,0,'guestBruno');
INSERT INTO "log" VALUES('toyrunning',3,'start',0,0,'');
INSERT INTO "log" VALUES('toyrunning',4,'word',-1,23,'');
INSERT INTO "log" VALUES('toyrunning',5,'word',-1,23,'');
INSERT INTO "log" VALUES('toyrunning',6,'word',-1,15,'');
INSERT INTO "log" VALUES('toyrunning',7,'word',-1,23,'');
INSERT INTO "log" VALUES('toyrunning',8,'word',1,33,'');
INSERT INTO "log" VALUES('toyrunning',9,'word',0,64,'');
INSERT INTO "log" VALUES('toyrunning',10,'word',1,1,'');
INSERT INTO "log" VALUES('toyrunning',11,'word',0,56,'');
INSERT INTO "log" VALUES('toyrunning',12,'word',-1,7,'');
INSERT INTO "log" VALUES('toyrunning',13,'word',-1,15,'');
INSERT INTO "log" VALUES('toyrunning',14,'word',0,56,'');
INSERT INTO "log" VALUES('toyrunning',15,'undo',0,10,'');
INSERT INTO "log" VALUES('toyrunning',16,'word',0,0,'');
INSERT INTO "log" VALUES('toyrunning',17,'word',1,49,'');
INSERT INTO "log" VALUES('toyrunning',18,'word',0,0,'');
INSERT INTO "log" VALUES('toyrunning',19,'word',1,1,'');
INSERT INTO "log" VALUES('toyrunning',20,'word',-1,23,'');
INSERT INTO "log" VALUES('toyrunning',21,'word',-1,7,'');
INSERT INTO "log" VALUES('toyover',0,'chosen',-1,0,'');
INSERT INTO "log" VALUES('toyover',1,'sit',0,0,'guestAnna');
INSERT INTO "log" VALUES('toyover',2,'sit',1,0,'guestBruno');
INSERT INTO "log" VALUES('toyover',3,'start',0,0,'');
INSERT INTO "log" VALUES('toyover',4,'word',-1,23,'');
INSERT INTO "log" VALUES('toyover',5,'word',-1,23,'');
INSERT INTO "log" VALUES('toyover',6,'word',-1,15,'');
INSERT INTO "log" VALUES('toyover',7,'word',-1,23,'');
INSERT INTO "log" VALUES('toyover',8,'word',1,33,'');
INSERT INTO "log" VALUES('toyover',9,'word',0,64,'');
INSERT INTO "log" VALUES('toyover',10,'word',1,1,'');
INSERT INTO "log" VALUES('toyover',11,'word',0,56,'');
INSERT INTO "log" VALUES('toyover',12,'word',-1,7,'');
INSERT INTO "log" VALUES('toyover',13,'word',-1,15,'');
INSERT INTO "log" VALUES('toyover',14,'word',0,56,'');
INSERT INTO "log" VALUES('toyover',15,'undo',0,10,'');
INSERT INTO "log" VALUES('toyover',16,'word',0,0,'');
INSERT INTO "log" VALUES('toyover',17,'word',1,49,'');
INSERT INTO "log" VALUES('toyover',18,'word',0,0,'');
INSERT INTO "log" VALUES('toyover',19,'word',1,1,'');
INSERT INTO "log" VALUES('toyover',20,'word',-1,23,'');
INSERT INTO "log" VALUES('toyover',21,'word',-1,7,'');
INSERT INTO "log" VALUES('toyover',22,'word',1,1,'');
INSERT INTO "log" VALUES('toyover',23,'undo',1,16,'');
INSERT INTO "log" VALUES('toyover',24,'word',0,48,'');
INSERT INTO "log" VALUES('toyover',25,'word',1,33,'');
INSERT INTO "log" VALUES('toyover',26,'word',1,1,'');
INSERT INTO "log" VALUES('toyover',27,'word',0,0,'');
INSERT INTO "log" VALUES('toyover',28,'over',-1,0,'');
INSERT INTO "log" VALUES('waiting',0,'sit',0,0,'guestAnna');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	choices TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	listed INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	rematch VARCHAR(24), 
	status VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dogerunning','doge',1,3,'{}','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','guestAnna',0,1700000000004,NULL,'playing');
INSERT INTO "tables" VALUES('toyrunning','barcarola',1,2,'{}','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','guestAnna',0,1700000000004,NULL,'playing');
INSERT INTO "tables" VALUES('toyover','barcarola',1,2,'{}','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','guestAnna',0,1700000000004,NULL,'over');
INSERT INTO "tables" VALUES('waiting','doge',1,3,'{"last_year":"1"}','0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c','guestAnna',1,1700000000004,NULL,'waiting');
CREATE INDEX tables_by_status ON tables (status, created);
COMMIT;
